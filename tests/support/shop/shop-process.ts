import { createEmbeddedBackend } from '#server/backend/embedded/embedded.ts';
import { prepareDatabase } from '#server/bootstrap.ts';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { backendBehind } from '../upstream/upstream-backend.ts';
import type { ProcessTask, ShopPlace } from './processes.ts';

/** A separate process that works on a test's database: `processes.ts` starts it and sends it tasks. */
const { upstreamUrl, ...place } = JSON.parse(process.argv[2] ?? '{}') as ShopPlace;
const connection = await connect(place);
const backend =
  typeof upstreamUrl === 'string' ? backendBehind(upstreamUrl, connection) : createEmbeddedBackend({ connection, filterModifiers: 'on' });

process.on('message', async (task: ProcessTask) => {
  try {
    process.send?.({ value: await perform(task, connection) });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});
process.on('disconnect', async () => {
  await connection.close();
  process.exit(0);
});
process.send?.({ value: 'ready' });

function perform(task: ProcessTask, to: Connection): Promise<unknown> {
  switch (task.kind) {
    case 'migrate':
      return migrate(to);
    case 'prepare':
      return prepareDatabase(to, { demo: task.demo }, task.now);
    case 'create-customer':
      return Promise.all(Array.from({ length: task.count }, () => backend.createCustomer(task.draft, 'ru', task.now)));
    case 'place':
      return Promise.all(task.orders.map(({ order, key }) => backend.placeOrder(order, 'ru', task.customerId, key, task.now)));
  }
}

import { now } from './clock.ts';
import { readConfig } from './config.ts';
import { prepareDatabase } from './db/prepare.ts';
import { withDatabase } from './db/with-database.ts';
import { printDemoTokens } from './demo-token.ts';
import { runCommand } from './run-command.ts';
import { refuseUnmeantDemo } from './unmeant-demo.ts';

/** What `npm run dev` does before it starts: migrations and, on an empty database, the demo catalogue. */
await runCommand(async () => {
  const config = readConfig(process.env);
  refuseUnmeantDemo(config);
  const { isDemo } = await withDatabase(config, (connection) => prepareDatabase(connection, { demo: config.demo }, now()));
  await printDemoTokens(config, isDemo);
});

import { parsePhone } from '#domain/customer/phone.ts';
import { pagePath } from '#domain/routes.ts';
import { grantCode } from '../auth/one-time-code.ts';
import { now } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { withDatabase } from '../db/with-database.ts';
import { ensureOwner, isOwner } from '../modules/office/team.ts';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run owner-code -- PHONE`: a one-time code for an owner whose phone gets no message. */
await runCommand(async () => {
  const phone = parsePhone(process.argv[2] ?? '');
  if (phone === null) throw new OperatorError('Usage: npm run owner-code -- PHONE');
  const config = readConfig(process.env);
  await withDatabase(config, async (connection) => {
    await migrate(connection);
    await ensureOwner(connection, config.ownerPhone, now());
    if (!(await isOwner(connection.db, phone))) throw new OperatorError(`+${phone} is no owner of this shop.`);
    const code = await grantCode(connection, phone, now());
    console.info(`one-time code ${code}`);
    console.info(
      `Valid for 5 minutes, once: request a code for +${phone} at ${config.siteUrl}${pagePath('admin', 'ru')}, and enter this one.`,
    );
  });
});

import { printDemoTokens } from '../auth/demo-token.ts';
import { prepareDatabase } from '../bootstrap.ts';
import { now } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { withDatabase } from '../db/with-database.ts';
import { rejectUnintendedDemo } from '../demo-guard.ts';
import { runCommand } from './run-command.ts';

/** The first part of `npm run dev`: migrations and, on an empty database, the demo catalog. */
await runCommand(async () => {
  const config = readConfig(process.env);
  rejectUnintendedDemo(config);
  const { isDemo } = await withDatabase(config, (connection) => prepareDatabase(connection, config, now()));
  await printDemoTokens(config, isDemo);
});

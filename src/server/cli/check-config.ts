import { readConfig } from '../config/config.ts';
import { rejectUnintendedDemo } from '../demo-guard.ts';
import { runCommand } from './run-command.ts';

/** What `npm start` does before a build, which would take its time before the shop reports an invalid value. */
await runCommand(async () => rejectUnintendedDemo(readConfig(process.env)));

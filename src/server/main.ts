import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printDemoTokens } from './auth/demo-token.ts';
import { prepareDatabase } from './bootstrap.ts';
import { now } from './clock.ts';
import { reportServing, runCluster } from './cluster.ts';
import { type Config, readConfig } from './config/config.ts';
import { smsNotes } from './config/sms-config.ts';
import { withDatabase } from './db/with-database.ts';
import { rejectUnintendedDemo } from './demo-guard.ts';
import { drain, drainReplaced, openShop } from './http/server.ts';
import { log, requestLog } from './log.ts';
import { shareMetrics } from './metrics/metrics-of-all.ts';
import { OperatorError } from './operator-error.ts';
import { shareResponses } from './pages/share.ts';

/**
 * The server process, built into `dist/server/main.mjs`: reads the configuration, prepares the database, then listens with timeouts and
 * drains on SIGTERM (R-RUN-11).
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = `${root}dist/server/entry.mjs`;

try {
  await run();
} catch (error) {
  if (error instanceof OperatorError) console.error(error.message);
  else log.fatal({ err: error }, 'the shop did not start');
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  rejectUnintendedDemo(config);
  // in each process: after an update the first new one migrates the tables
  const { isDemo } = await withDatabase(config, (connection) => prepareDatabase(connection, config, now()));
  const isAbove = config.processes > 1 && cluster.isPrimary;
  await (isAbove ? runCluster(config.processes) : serve(config));
  if (cluster.isWorker) return;
  for (const note of smsNotes(config.sms)) log.warn(note);
  console.info(`The shop is open at ${config.siteUrl}`);
  await printDemoTokens(config, isDemo);
}

async function serve(config: Config): Promise<void> {
  const { handler } = (await import(pathToFileURL(built).href)) as { handler: RequestListener };
  const share = shareResponses((path, status) => requestLog.info({ method: 'GET', path, status, cached: true }));
  const server = await openShop({ config, files: `${root}dist/client`, handler, share, isAlone: !cluster.isWorker });
  // a terminal and npm each send the signal: the second one must not end what the first began
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => drain(server));
  if (!cluster.isWorker) return;
  shareMetrics();
  reportServing(() => drainReplaced(server));
}

import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { nobody, startService, stopService } from './service-process.ts';

export interface TestPgBouncer {
  /** the same server through the pooler */
  readonly url: string;
  stop(): Promise<void>;
}

/** Other settings have the pooler's defaults: it rejects every startup parameter that it does not know. */
const settings = {
  listen_addr: '127.0.0.1',
  unix_socket_dir: '',
  pool_mode: 'transaction',
  auth_type: 'any',
  max_client_conn: 400,
  default_pool_size: 8,
  server_idle_timeout: 5,
  server_lifetime: 60,
  // an unavailable server is retried immediately
  server_login_retry: 1,
} as const;

/** Starts a PgBouncer in transaction mode in front of a PostgreSQL, on a free port; throws when none is installed. */
export async function startPgBouncer(postgresUrl: string): Promise<TestPgBouncer> {
  const program = pgBouncerProgram();
  const { hostname, port: serverPort, username } = new URL(postgresUrl);
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const lines = Object.entries({ ...settings, listen_port: port }).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  const database = `* = host=${hostname} port=${serverPort} user=${username}`;
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  if (isRoot) for (const path of [folder, file]) chownSync(path, nobody.uid, nobody.gid);
  // at once: with SIGINT it waits until its clients have given their server connections back
  const pooler = startService([program, '-q', file], 'TERM', { ...(isRoot ? nobody : {}), cwd: folder });
  let log = '';
  pooler.stderr.on('data', (text) => (log += text));
  await respondingWith(port, pooler, () => log);
  const url = new URL(postgresUrl);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      await stopService(pooler);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian installs it in `/usr/sbin`, which is not in every user's PATH. */
export function pgBouncerProgram(): string {
  if (existsSync('/usr/sbin/pgbouncer')) return '/usr/sbin/pgbouncer';
  if (spawnSync('pgbouncer', ['--version']).status === 0) return 'pgbouncer';
  throw new Error('PgBouncer is needed for the tests: install it with the system package manager, e.g. `apt-get install pgbouncer`.');
}

async function respondingWith(port: number, pooler: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (pooler.exitCode !== null) break;
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(20);
  }
  throw new Error(`PgBouncer did not start:\n${log()}`);
}

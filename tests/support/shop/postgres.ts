import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';
import { nobody, type ServiceProcess, startService, stopService } from './service-process.ts';

export interface TestPostgres {
  readonly url: string;
  /** Stops it as `pg_ctl stop -m` does, without waiting for clients, and restarts it with the same data and port. */
  restart(mode: keyof typeof stopSignals): Promise<void>;
  stop(): Promise<void>;
}

/** fast: ends every session; immediate: stops as in a crash. */
const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * Starts a real PostgreSQL on a free port with an empty cluster in a temporary folder; throws when none is installed.
 * @param options `isSynced`: commits wait for the disk, as in production
 */
export async function startPostgres({ isSynced = false }: { readonly isSynced?: boolean } = {}): Promise<TestPostgres> {
  const bin = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...(isRoot ? nobody : {}), cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const init = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: isSynced ? 'on' : 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const launch = async () => {
    const server = startService([join(bin, 'postgres'), '-D', data, ...flags], 'INT', options);
    await started(server);
    return server;
  };
  let server = await launch();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      const pidFile = join(data, 'postmaster.pid');
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]), stopSignals[mode]);
      await stopService(server);
      // a crashed server leaves its file behind, which would prevent the next start if its process id is used again
      rmSync(pidFile, { force: true });
      server = await launch();
    },
    async stop() {
      await stopService(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function started(server: ServiceProcess): Promise<void> {
  let log = '';
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/** The newest of `/usr/lib/postgresql`, where Debian installs them outside the PATH, otherwise those in the PATH. */
export function postgresPrograms(): string {
  const packages = '/usr/lib/postgresql';
  const versions = existsSync(packages) ? readdirSync(packages).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(packages, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (found !== undefined) return found;
  throw new Error('PostgreSQL is needed for the tests: install it with the system package manager, e.g. `apt-get install postgresql`.');
}

import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { type ServiceProcess, startService, stopService } from './service-process.ts';

const options = { cwd: tmpdir() };

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function printedId(service: ServiceProcess): Promise<number> {
  const [line] = (await once(service.stderr, 'data')) as [Buffer];
  return Number(line.toString());
}

test('a service that fails to start is known to have ended', async () => {
  const service = startService(['sh', '-c', 'exit 3'], 'INT', options);
  const [code] = (await once(service, 'exit')) as [number];
  expect(code).toBe(3);
  await stopService(service);
});

test('stopping a service sends its signal and waits until it has ended', async () => {
  const service = startService([process.execPath, '-e', 'console.error(process.pid); setInterval(() => {}, 1000)'], 'INT', options);
  const id = await printedId(service);
  expect(isRunning(id)).toBe(true);
  await stopService(service);
  expect(isRunning(id)).toBe(false);
});

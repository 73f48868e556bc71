import { expect, test, vi } from 'vitest';
import { log } from '../log.ts';
import { instruments, watchDatabase } from './record.ts';

test('a scrape goes on without the database, and the first of failures in a row is logged', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  watchDatabase(() => Promise.reject(new Error('connection refused')));
  const { registry } = await instruments();
  await registry.metrics();
  await registry.metrics();
  expect(warn.mock.calls).toEqual([[{ reason: 'Error: connection refused' }, 'the metrics have no figures of the database']]);
});

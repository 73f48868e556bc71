import { expect, test, vi } from 'vitest';
import { problem } from '#domain/problem.ts';
import type { Executor } from '../../db/connection.ts';
import { log } from '../../log.ts';
import { saveImage } from './images.ts';

test('an uploaded file that is no picture is rejected, and the log says why', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue();
  const result = await saveImage({} as Executor, new TextEncoder().encode('text'), null, 0);
  expect(result).toMatchObject({ ok: false, problem: problem('IMAGE_UNREADABLE') });
  expect(info).toHaveBeenCalledWith({ reason: expect.stringContaining('unsupported image format') }, 'an uploaded picture cannot be read');
});

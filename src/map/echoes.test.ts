import { expect, it } from 'vitest';
import { createEchoes } from './echoes.ts';

const ring = (longitude: number) => [[longitude, 41] as const, [69.3, 41] as const, [69.3, 41.1] as const];

it('an earlier step of a drag that is shown late does not move the corner back', () => {
  const echoes = createEchoes();
  echoes.sent(ring(69.1));
  echoes.sent(ring(69.2));
  expect(echoes.isEcho(ring(69.1), ring(69.2))).toBe(true);
  expect(echoes.isEcho(ring(69.2), ring(69.2))).toBe(true);
});

it('corners that somebody typed are shown, also those of an earlier step after the drag', () => {
  const echoes = createEchoes();
  echoes.sent(ring(69.1));
  echoes.sent(ring(69.2));
  expect(echoes.isEcho(ring(69), ring(69.2))).toBe(false);
  echoes.isEcho(ring(69.2), ring(69.2));
  expect(echoes.isEcho(ring(69.1), ring(69.2))).toBe(false);
});

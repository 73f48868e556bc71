import { expect, test } from 'vitest';
import type { Banner } from '#domain/content/pages/banners.ts';
import { noText } from '#domain/localized-text.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../../locales/en/editor.json' with { type: 'json' };
import { bannerState } from './banner-state.ts';

const banner = (from: string | null, until: string | null): Banner => ({
  id: `${from} ${until}`,
  title: noText,
  text: noText,
  picture: null,
  link: null,
  from,
  until,
});
const now = Date.parse('2026-11-21T12:00:00+05:00');
const states = (...banners: Banner[]) =>
  banners.map((_, at) => bannerState(banners, at, now, { locale: 'en', t: translator<'editor'>(words) }));

test('each banner says when it is on home', () => {
  expect(
    states(
      banner(null, '2026-11-21T12:00'),
      banner('2026-11-21T12:01', null),
      banner(null, '2026-11-22T09:00'),
      banner('2026-11-20T09:00', null),
    ),
  ).toEqual([
    'Ended 21 November, 12:00',
    'Appears 21 November, 12:01',
    'On home until 22 November, 09:00',
    'Waits until those above it end',
  ]);
});

test('a banner without an end is on home', () => {
  expect(states(banner(null, null))).toEqual(['On home now']);
});

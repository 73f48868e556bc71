import { describe, expect, it } from 'vitest';
import { instantOf } from '../schedule/clock.ts';
import { isMailingTime, mailingPagePath, mailingState, mailingTimeFrom } from './mailing.ts';

const day = '2026-11-21';
const next = '2026-11-22';
const at = (minutes: number, of = day) => instantOf(of, minutes);

describe('the hours of mailings (R-MAILING-4)', () => {
  it('are from nine in the morning until ten at night', () => {
    expect([at(539), at(540), at(1_319), at(1_320), at(0)].map(isMailingTime)).toEqual([false, true, true, false, false]);
  });

  it('begin in the morning for a mailing of the night', () => {
    expect([at(700), at(1_320), at(1_439), at(30, next)].map(mailingTimeFrom)).toEqual([at(700), ...Array(3).fill(at(540, next))]);
  });
});

it('a mailing is sent once all who get it are queued and none waits', () => {
  const sending = { begunAt: 1, canceledAt: null, isQueued: true, waiting: 2 };
  const states = [{ ...sending, begunAt: null }, { ...sending, isQueued: false, waiting: 0 }, sending, { ...sending, waiting: 0 }];
  expect(states.map(mailingState)).toEqual(['planned', 'sending', 'sending', 'sent']);
});

it('an ended mailing was canceled before it began, and stopped afterwards (R-MAILING-6)', () => {
  const ended = { canceledAt: 2, isQueued: false, waiting: 0 };
  expect([null, 1].map((begunAt) => mailingState({ ...ended, begunAt }))).toEqual(['canceled', 'stopped']);
});

it('the page of a mailing has one address for each language', () => {
  expect(mailingPagePath('uz', { token: 'a.b', mailingId: 'm1' })).toBe('/uz/offers?token=a.b&mailing=m1');
});

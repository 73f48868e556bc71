// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, parseDraft } from './checkout.ts';

describe('the checkout draft', () => {
  beforeEach(() => localStorage.clear());

  it.each([undefined, null, 7, 'x', [], { slot: 5, changeFrom: 'x', payment: 7, comment: {} }, { slot: { day: 1, start: '2' } }])(
    'is an empty one when %j was stored',
    (json) => expect(parseDraft(json)).toEqual(emptyDraft),
  );

  it('keeps every valid field', () => {
    const slot = { day: '2026-11-21', start: 600, end: 640 };
    const draft = {
      ...emptyDraft,
      slot,
      addressText: 'Навои, 30',
      firstName: '',
      payment: 'card_on_delivery',
      changeFrom: 50_000,
      wishes: { cutlery: 0, leaveAtDoor: true, dontRing: true },
      attemptKey: 'k',
    };
    expect(parseDraft({ ...draft, unrecognized: 1 })).toEqual(draft);
  });

  it.each(['cash', 'card_on_delivery', 'payme', 'click', 'uzum'])('remembers the way to pay %s', (payment) => {
    expect(parseDraft({ payment }).payment).toBe(payment);
  });

  it.each([{ cutlery: -1 }, { cutlery: 21 }, { cutlery: 1.5 }, { cutlery: '2' }, { dontRing: 1 }, { leaveAtDoor: false }, 'x'])(
    'has no wishes when %j was stored',
    (wishes) => expect(parseDraft({ wishes }).wishes).toEqual({}),
  );

  it('is stored for a day and survives reloads', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { setCheckout } = await import('./checkout.ts');
    setCheckout({ comment: 'без лука' });
    const again = async () => {
      vi.resetModules();
      return (await import('./checkout.ts')).$checkout.get().comment;
    };
    expect(await again()).toBe('без лука');
    vi.setSystemTime(1_000_000 + 86_400_001);
    expect(await again()).toBe('');
    vi.useRealTimers();
  });
});

import { expect, test } from 'vitest';
import { demoFile } from '../../../../.storybook/demo-shop.ts';
import { type CodeRecord, draftOfCode, endedCode, newCode, readCode, stateOfCode } from './code-draft.ts';

const codes = demoFile.promoCodes;
const [first] = codes as [CodeRecord];
const read = (changes: object, record = first, others: readonly CodeRecord[] = []) =>
  readCode({ ...draftOfCode(record), ...changes }, record, others);

test.each(codes)('a code that was not changed stays as it is: $code', (record) => {
  expect(read({}, record)).toEqual({ ok: true, value: record });
});

test('a new code is written in capital letters and has only what was filled in', () => {
  const title = { ru: 'Салом', en: '', uz: '' };
  expect(read({ code: ' salom ', title, value: 20 }, newCode())).toEqual({
    ok: true,
    value: { code: 'SALOM', title: { ru: 'Салом' }, type: 'percent', value: 20, minOrderSum: 0, orderTypes: [0, 200] },
  });
});

test('an emptied limit or time is no limit, and hours past midnight end on the next day', () => {
  const record: CodeRecord = { ...first, totalLimit: 5, startsAt: '2026-03-18T00:00:30+05:00', endsAt: '2026-03-24T00:00:00+05:00' };
  const changed = read({ totalLimit: null, endsAt: '', hasHours: true, from: '22:00', until: '2:00' }, record);
  expect(changed).toMatchObject({ ok: true, value: { totalLimit: null, startsAt: record.startsAt, fromMinute: 1320, toMinute: 1560 } });
  expect(changed.ok && 'endsAt' in changed.value).toBe(false);
});

test('times are typed in Tashkent', () => {
  expect(read({ startsAt: '2026-12-01T09:30' })).toMatchObject({ ok: true, value: { startsAt: '2026-12-01T04:30:00.000Z' } });
});

test('free delivery has no amount, and a sum no maximum', () => {
  expect(read({ type: 'free_delivery' })).toMatchObject({ ok: true, value: { value: 0, maxDiscount: null } });
  expect(read({ type: 'fixed', value: 9000 })).toMatchObject({ ok: true, value: { value: 9000, maxDiscount: null } });
});

test('everything that is wrong is named by its field', () => {
  const wrong = read(
    {
      code: '',
      title: { ru: ' ', en: '', uz: '' },
      value: 101,
      maxDiscount: 0,
      totalLimit: 0,
      perCustomerLimit: 0,
      isDelivered: false,
      isPickedUp: false,
      weekdays: [],
      hasHours: true,
      from: '9',
      until: 'x',
      startsAt: '2026-12-02T00:00',
      endsAt: '2026-12-01T00:00',
    },
    newCode(),
  );
  expect(wrong).toEqual({
    ok: false,
    problem: {
      code: 'missing',
      title: 'missing',
      value: 'percent',
      maxDiscount: 'missing',
      totalLimit: 'missing',
      perCustomerLimit: 'missing',
      ways: 'orderTypes',
      dates: 'dates',
      weekdays: 'weekdays',
      hours: 'missing',
    },
  });
  expect(read({ code: 'birinchi', title: { ru: 'x', en: '', uz: '' } }, newCode(), codes)).toEqual({
    ok: false,
    problem: { code: 'same' },
  });
});

test('a code is valid from its start until its end or its last use', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const state = (changes: Partial<CodeRecord>, uses = 0) => stateOfCode({ ...first, ...changes }, uses, now);
  expect([state({}), state({ startsAt: '2026-11-23T10:00:01Z' }), state({ endsAt: '2026-11-23T10:00:00Z' })]).toEqual([
    'valid',
    'later',
    'over',
  ]);
  expect([state({ totalLimit: 5 }, 4), state({ totalLimit: 5 }, 5)]).toEqual(['valid', 'used_up']);
  expect(stateOfCode(endedCode(first, now), 0, now)).toBe('over');
});

import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { type Answer, basic, callClick, callPayme, callUzum, click, type Payable, payme, uzum } from './payment-callers.ts';
import type { Visitor } from './visitor.ts';

/** One call of a scenario: what it is answered first, and when it is repeated. */
type Step = readonly [name: string, send: (visitor: Visitor) => Promise<Answer>, first: Answer, again: Answer];

const same = (name: string, send: Step[1], answer: Answer): Step => [name, send, answer, answer];
const forged = () => '0'.repeat(32);

/** How often each call of a scenario is sent. */
const modes = { once: 1, twice: 2, 'twenty times at once, to two processes': 20 } as const;

const at = Date.parse('2026-11-21T07:00:00Z');

/** The sandbox of Payme: a transaction that is cancelled before it is confirmed. */
function paymeCancelled({ number, total }: Payable): Step[] {
  const asked = { amount: total * 100, account: { order_id: String(number) } };
  const [id, other] = [`a-${number}`, `b-${number}`];
  return [
    same('S1 wrong key', (v) => callPayme(v, 'CheckPerformTransaction', asked, basic('Paycom', 'other')), -32_504),
    same('S2 wrong amount, Check', (v) => callPayme(v, 'CheckPerformTransaction', { ...asked, amount: 1 }), -31_001),
    same('S2 wrong amount, Create', (v) => callPayme(v, 'CreateTransaction', { ...asked, id, time: at, amount: 1 }), -31_001),
    same('S3 unknown order', (v) => callPayme(v, 'CheckPerformTransaction', { ...asked, account: { order_id: '987654321' } }), -31_050),
    same('S4 Check', (v) => callPayme(v, 'CheckPerformTransaction', asked), 'allow'),
    same('S5, S6 Create', (v) => callPayme(v, 'CreateTransaction', { ...asked, id, time: at }), 1),
    same('S7 CheckTransaction', (v) => callPayme(v, 'CheckTransaction', { id }), 1),
    same('S8 Create with a new id', (v) => callPayme(v, 'CreateTransaction', { ...asked, id: other, time: at }), -31_008),
    same('S9, S10 Cancel', (v) => callPayme(v, 'CancelTransaction', { id, reason: 3 }), -1),
    same('S11 CheckTransaction', (v) => callPayme(v, 'CheckTransaction', { id }), -1),
    same('X3 Perform of a cancelled one', (v) => callPayme(v, 'PerformTransaction', { id }), -31_008),
    same('X5 another one', (v) => callPayme(v, 'CreateTransaction', { ...asked, id: other, time: at }), 1),
  ];
}

/** And one that is confirmed, and given back. */
function paymeConfirmed({ number, total }: Payable): Step[] {
  const asked = { amount: total * 100, account: { order_id: String(number) } };
  const id = `c-${number}`;
  return [
    same('S12 Check', (v) => callPayme(v, 'CheckPerformTransaction', asked), 'allow'),
    same('S13, S14 Create', (v) => callPayme(v, 'CreateTransaction', { ...asked, id, time: at }), 1),
    same('S15 CheckTransaction', (v) => callPayme(v, 'CheckTransaction', { id }), 1),
    same('S16 Create with a new id', (v) => callPayme(v, 'CreateTransaction', { ...asked, id: `d-${number}`, time: at }), -31_008),
    same('S17, S18 Perform', (v) => callPayme(v, 'PerformTransaction', { id }), 2),
    same('S19 CheckTransaction', (v) => callPayme(v, 'CheckTransaction', { id }), 2),
    same('paid already', (v) => callPayme(v, 'CheckPerformTransaction', asked), -31_052),
    same('S20 Cancel', (v) => callPayme(v, 'CancelTransaction', { id, reason: 5 }), -2),
    same('S21 CheckTransaction', (v) => callPayme(v, 'CheckTransaction', { id }), -2),
  ];
}

/** The scenarios of Click; those of one order after the other. */
function clickSteps(prepareWrong: boolean, last: readonly Step[], fields: Record<string, string>): Step[] {
  const prepare = async (v: Visitor) => (await callClick(v, 'prepare', fields)).error;
  const first: Step[] = prepareWrong
    ? [
        same('1 wrong signature', async (v) => (await callClick(v, 'prepare', fields, forged)).error, -1),
        same('2 unknown order', async (v) => (await callClick(v, 'prepare', { ...fields, merchant_trans_id: '987654321' })).error, -5),
      ]
    : [];
  return [...first, same('Prepare', prepare, 0), ...last];
}

function clickScenario(kind: 'paid' | 'wrong-id' | 'failed', { number, total }: Payable): Step[] {
  const fields = { click_trans_id: String(7_000_000 + number), merchant_trans_id: String(number), amount: `${total}.00` };
  const complete =
    (change: Record<string, string> = {}, sign?: typeof forged) =>
    async (v: Visitor) => {
      // a repeated Prepare is answered with the same id
      const { prepareId } = await callClick(v, 'prepare', fields);
      known.set(number, prepareId || (known.get(number) ?? ''));
      const sent = { ...fields, merchant_prepare_id: known.get(number) ?? '', ...change };
      return (await callClick(v, 'complete', sent, sign)).error;
    };
  const good: Step = ['Complete', complete(), 0, -4];
  if (kind === 'wrong-id')
    return clickSteps(false, [same('10 another prepare id', complete({ merchant_prepare_id: '999999999' }), -6), good], fields);
  if (kind === 'failed') {
    const failed = same('13, 14 Complete of a failure', complete({ error: '-5017' }), -9);
    return clickSteps(false, [failed, same('15 Complete after it', complete(), -9)], fields);
  }
  const wrong = [same('4 wrong signature', complete({}, forged), -1), same('5 amount 300', complete({ amount: '300' }), -2)];
  const after = [same('7 Complete again', complete(), -4), same('8 a failure of the paid one', complete({ error: '-5017' }), -9)];
  return clickSteps(true, [...wrong, good, ...after], fields);
}
/** The prepare ids of orders, which a call of another process knows from the first answer. */
const known = new Map<number, string>();

function uzumPaid({ number, total }: Payable): Step[] {
  const params = { account: String(number) };
  const [transId, amount] = [`t-${number}`, total * 100];
  return [
    same('U1 wrong key', (v) => callUzum(v, 'check', { params }, basic('uzum', 'other')), '10001'),
    same('U6 unknown order', (v) => callUzum(v, 'check', { params: { account: '987654321' } }), '10007'),
    same('check', (v) => callUzum(v, 'check', { params }), 'OK'),
    same('U10 wrong amount', (v) => callUzum(v, 'create', { transId, params, amount: amount + 1 }), '10011'),
    ['U9 create', (v) => callUzum(v, 'create', { transId, params, amount }), 'CREATED', '10010'],
    same('status', (v) => callUzum(v, 'status', { transId }), 'CREATED'),
    ['U11 confirm', (v) => callUzum(v, 'confirm', { transId, phone: '998901112233' }), 'CONFIRMED', '10016'],
    same('U17 status', (v) => callUzum(v, 'status', { transId }), 'CONFIRMED'),
    same('U7 paid', (v) => callUzum(v, 'check', { params }), '10008'),
    same('U12 unknown', (v) => callUzum(v, 'confirm', { transId: 'unknown' }), '10014'),
  ];
}

function uzumReversed({ number, total }: Payable): Step[] {
  const transId = `r-${number}`;
  return [
    ['create', (v) => callUzum(v, 'create', { transId, params: { account: String(number) }, amount: total * 100 }), 'CREATED', '10010'],
    ['U15 reverse', (v) => callUzum(v, 'reverse', { transId }), 'REVERSED', '10018'],
    same('U13 confirm after it', (v) => callUzum(v, 'confirm', { transId }), '10015'),
    same('U17 status', (v) => callUzum(v, 'status', { transId }), 'REVERSED'),
  ];
}

const scenarios: Readonly<Record<string, readonly [method: string, steps: (order: Payable) => Step[], created: number]>> = {
  'Payme, cancelled before it is confirmed': ['payme', paymeCancelled, 0],
  'Payme, confirmed and given back': ['payme', paymeConfirmed, 1],
  'Click 1 to 8': ['click', (order) => clickScenario('paid', order), 1],
  'Click 9 to 11': ['click', (order) => clickScenario('wrong-id', order), 1],
  'Click 12 to 15': ['click', (order) => clickScenario('failed', order), 0],
  'Uzum, paid': ['uzum', uzumPaid, 1],
  'Uzum, reversed': ['uzum', uzumReversed, 0],
};

describe.each(engines)('the providers’ own scenarios, on %s', (engine) => {
  const tested = useApi(engine, { ...payme, ...click, ...uzum });
  let other: Awaited<ReturnType<typeof tested.otherProcess>>;
  beforeAll(async () => {
    other = await tested.otherProcess();
  });

  const cases = Object.keys(scenarios).flatMap((name) => Object.keys(modes).map((mode) => [name, mode as keyof typeof modes] as const));
  test.each(cases)('%s, each call %s', async (name, mode) => {
    const [method, stepsOf, created] = scenarios[name] as (typeof scenarios)[string];
    const visitor = tested.visitor();
    await signUp(tested, visitor);
    const placed = await place(visitor, { ...(await orderOf(visitor, await fillCart(visitor))), payment: { method } });
    for (const [step, send, first, again] of stepsOf(placed.body)) {
      const answers: Answer[] = [];
      if (mode === 'twice') while (answers.length < 2) answers.push(await send(tested.visitor()));
      else
        answers.push(...(await Promise.all(Array.from({ length: modes[mode] }, (_, turn) => send((turn % 2 ? other : tested).visitor())))));
      const expected = [first, ...Array<Answer>(modes[mode] - 1).fill(again)];
      expect([step, answers.sort()]).toEqual([step, expected.sort()]);
    }
    const rows = await tested.connection.db.selectFrom('order_history').select('status').where('order_id', '=', placed.body.id).execute();
    expect(rows.filter(({ status }) => status === 'created')).toHaveLength(created);
  });
});

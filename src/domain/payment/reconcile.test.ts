import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DifferenceKind, differenceKinds, type OwnPayment, reconcile, type StatementLine } from './reconcile.ts';

const amount = 4_500_000;
const own = (more: Partial<OwnPayment> = {}): OwnPayment => ({
  ...{ orderNumber: 1, ids: ['t1'], amount, state: 'paid', isExpected: true },
  ...more,
});
const line = (more: Partial<StatementLine> = {}): StatementLine => ({ row: 2, ids: ['t1'], order: 1, amount, state: 'paid', ...more });
const kinds = (lines: readonly StatementLine[], payments: readonly OwnPayment[]) =>
  reconcile(lines, payments).differences.map(({ kind }) => kind);

describe('the comparison of a payment with its line (R-PAY-13)', () => {
  it.each<[string, Partial<StatementLine>, Partial<OwnPayment>, DifferenceKind | null]>([
    ['paid on both sides is no difference', {}, {}, null],
    ['paid there and open here is named', {}, { state: 'unpaid' }, 'paidThere'],
    ['canceled or unpaid on both sides is none', { state: 'cancelled' }, { state: 'unpaid' }, null],
    ['unpaid there and paid here is named', { state: 'unpaid' }, {}, 'paidHere'],
    ['another amount is named', { amount: amount + 1 }, {}, 'amount'],
    ['an amount that is not said is not compared', { amount: null }, {}, null],
    ['an amount of what came to nothing on both sides is not compared', { state: 'unpaid', amount: 1 }, { state: 'unpaid' }, null],
    ['returned there alone is named', { state: 'returned' }, {}, 'returnedThere'],
    ['canceled there and paid here is a return there', { state: 'cancelled' }, {}, 'returnedThere'],
    ['returned here alone is named', {}, { state: 'returned' }, 'returnedHere'],
    ['returned here and never paid there is named', { state: 'unpaid' }, { state: 'returned' }, 'returnedHere'],
    ['returned on both sides is none', { state: 'returned' }, { state: 'returned' }, null],
    ['returned here and canceled there is none', { state: 'cancelled' }, { state: 'returned' }, null],
    ['returned on both sides by another amount is named', { state: 'returned', amount: 100 }, { state: 'returned' }, 'amount'],
    ['returned there and never paid here is named', { state: 'returned' }, { state: 'unpaid' }, 'returnedThere'],
    ['what somebody noted as returned in another way may be paid there', {}, { state: 'noted' }, null],
    ['what somebody noted as returned in another way may be returned there', { state: 'returned' }, { state: 'noted' }, null],
  ])('%s', (_, there, here, kind) => {
    expect(kinds([line(there)], [own(here)])).toEqual(kind === null ? [] : [kind]);
  });

  it('a payment of the day that the statement does not have is named, one of another day is not', () => {
    expect(kinds([], [own(), own({ orderNumber: 2, ids: ['t2'], isExpected: false }), own({ ids: ['t3'], state: 'unpaid' })])).toEqual([
      'paidHere',
    ]);
    expect(kinds([], [own({ state: 'returned' })])).toEqual(['returnedHere']);
  });

  it('a paid line without a payment is named, an unpaid one is not', () => {
    const lines = [line({ ids: ['x'], order: 9 }), line({ ids: ['y'], order: null, state: 'unpaid' }), line()];
    expect(reconcile(lines, [own()]).differences).toEqual([{ kind: 'paidThere', own: null, lines: [lines[0]] }]);
  });
});

describe('whose line it is (R-PAY-13)', () => {
  it('payment and return of one transaction may be two lines of it', () => {
    const lines = [line(), line({ row: 3, state: 'returned' })];
    expect(kinds(lines, [own({ state: 'returned' })])).toEqual([]);
    expect(reconcile(lines, [own()]).differences).toEqual([{ kind: 'returnedThere', own: own(), lines }]);
  });

  it('a line that stands twice is one payment, and a second transaction of an order is another', () => {
    expect(kinds([line(), line({ row: 3 })], [own()])).toEqual([]);
    expect(kinds([line(), line({ row: 3, ids: ['x'] })], [own()])).toEqual(['paidThere']);
  });

  it('without ids the number of the order counts, and its further payments are named', () => {
    const attempts = [own({ ids: ['t0'], state: 'unpaid' }), own()];
    const failed = line({ ids: [], state: 'cancelled' });
    expect(kinds([failed, line({ ids: [] })], attempts)).toEqual([]);
    expect(kinds([line({ ids: [] }), line({ ids: [] })], attempts)).toEqual(['paidThere']);
    expect(kinds([line({ ids: [] }), line({ ids: [], state: 'returned' })], [own({ state: 'returned' })])).toEqual([]);
    expect(kinds([failed], attempts)).toEqual(['returnedThere']);
  });

  it('the number of the order counts when no id of the statement is known, which is said', () => {
    const read = reconcile([line({ ids: ['receipt 1'] })], [own()]);
    expect([read.areIdsUnknown, read.differences]).toEqual([true, []]);
    const second = own({ orderNumber: 2, ids: ['t2'] });
    expect(kinds([line(), line({ ids: ['receipt 2'], order: 2 })], [own(), second])).toEqual(['paidThere', 'paidHere']);
  });

  it('the sums of both sides have what was compared, and none where an amount is not said', () => {
    const payments = [own(), own({ orderNumber: 2, ids: ['t2'], state: 'returned' })];
    const lines = [line(), line({ ids: ['t2'], order: 2, state: 'cancelled' })];
    const sum = { count: 2, paid: 2 * amount, returned: amount };
    expect(reconcile(lines, payments)).toMatchObject({ there: sum, here: sum });
    expect(reconcile([line({ amount: null })], [own()]).there).toEqual({ count: 1, paid: null, returned: 0 });
  });
});

/** Payments of a day, each with the line that a provider has of it. */
const sides = fc
  .array(
    fc.record({ sum: fc.integer({ min: 1, max: 2 ** 40 }), state: fc.constantFrom('unpaid', 'paid', 'returned'), hasId: fc.boolean() }),
    { minLength: 1, maxLength: 60 },
  )
  .map((payments) =>
    payments.map(({ sum, state, hasId }, index) => {
      const payment = own({ orderNumber: index + 1, ids: [`t${index}`, `p${index}`], amount: sum, state });
      const its = line({ row: index + 2, ids: hasId ? [`p${index}`] : [], order: index + 1, amount: sum, state });
      return { payment, its };
    }),
  );

describe('the comparison of two sides (R-PAY-13)', () => {
  it('equal sides have no difference and equal sums, in whatever order the lines stand', () => {
    fc.assert(
      fc.property(sides, fc.boolean(), (both, isReversed) => {
        const lines = both.map(({ its }) => its);
        const read = reconcile(
          isReversed ? lines.toReversed() : lines,
          both.map(({ payment }) => payment),
        );
        expect(read.differences).toEqual([]);
        expect(read.there).toEqual(read.here);
      }),
    );
  });

  it('each planted difference is found, and named once', () => {
    const planted = fc.array(fc.record({ at: fc.nat(), kind: fc.constantFrom(...differenceKinds) }), { maxLength: 20 });
    fc.assert(
      fc.property(sides, planted, (both, plants) => {
        const wrong = new Map(plants.map(({ at, kind }) => [at % both.length, kind]));
        const changed = both.map((pair, index) => plant(pair, wrong.get(index)));
        const { differences } = reconcile(
          changed.flatMap(({ its }) => its ?? []),
          changed.flatMap(({ payment }) => payment ?? []),
        );
        const found = differences.map(({ kind, own: payment, lines }) => [payment?.orderNumber ?? lines[0]?.order, kind]);
        const expected = [...wrong].map(([index, kind]) => [index + 1, kind]);
        expect(found.sort()).toEqual(expected.sort());
      }),
    );
  });
});

interface Planted {
  readonly payment: OwnPayment | null;
  readonly its: StatementLine | null;
}

function plant({ payment, its }: { payment: OwnPayment; its: StatementLine }, kind?: DifferenceKind): Planted {
  const [here, there] = [{ ...payment, state: 'paid' } as const, { ...its, state: 'paid' } as const];
  switch (kind) {
    case 'paidThere':
      return { payment: null, its: there };
    case 'paidHere':
      return { payment: here, its: null };
    case 'amount':
      return { payment: here, its: { ...there, amount: here.amount + 1 } };
    case 'returnedThere':
      return { payment: here, its: { ...there, state: 'returned' } };
    case 'returnedHere':
      return { payment: { ...here, state: 'returned' }, its: there };
    default:
      return { payment, its };
  }
}

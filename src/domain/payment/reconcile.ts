import type { Tiyin } from './tiyin.ts';

/** What a statement says of a payment; `cancelled`: it was canceled or given back, which many statements do not tell apart. */
export const statementStates = ['unpaid', 'paid', 'cancelled', 'returned'] as const;
export type StatementState = (typeof statementStates)[number];

/** A line of a provider's statement. */
export interface StatementLine {
  /** its number in the file; null: it is no line of a file */
  readonly row: number | null;
  /** of the transaction */
  readonly ids: readonly string[];
  /** the number of the order; null: it is not said */
  readonly order: number | null;
  /** null: it is not said */
  readonly amount: Tiyin | null;
  readonly state: StatementState;
}

/** `noted`: it was paid, and somebody wrote that the money went back in another way, of which the provider may know or not. */
export type OwnState = 'unpaid' | 'paid' | 'noted' | 'returned';

/** A payment as the shop knows it. */
export interface OwnPayment {
  readonly orderNumber: number;
  /** the provider's ids of it */
  readonly ids: readonly string[];
  readonly amount: Tiyin;
  readonly state: OwnState;
  /** whether the statement has to have it; others are compared only where it does */
  readonly isExpected: boolean;
}

/**
 * What differs, in the order in which it is shown. `paidThere`, `paidHere`: paid on this side only; `amount`: paid on both, and not the
 * same; `returnedThere`, `returnedHere`: given back on this side only.
 */
export const differenceKinds = ['paidThere', 'paidHere', 'amount', 'returnedThere', 'returnedHere'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A payment with the lines about it; one of both is there. */
interface Pair<Own> {
  readonly own: Own | null;
  readonly lines: readonly StatementLine[];
}

interface Difference<Own> extends Pair<Own> {
  readonly kind: DifferenceKind;
}

/** What a side has taken and given back of what was compared; an amount is null where a line does not say it. */
export interface SideSum {
  readonly count: number;
  readonly paid: Tiyin | null;
  readonly returned: Tiyin | null;
}

export interface Reconciled<Own> {
  /** the statement has ids, and none of them is known here, so that the numbers of orders count */
  readonly areIdsUnknown: boolean;
  readonly there: SideSum;
  readonly here: SideSum;
  readonly differences: readonly Difference<Own>[];
}

/**
 * Compares a provider's statement with the shop's payments (R-PAY-13). A line belongs to the payment with one of its ids, or, without an id
 * and in a statement none of whose ids is known here, to that of its order. Each payment has one difference at most.
 */
export function reconcile<Own extends OwnPayment>(lines: readonly StatementLine[], own: readonly Own[]): Reconciled<Own> {
  const byId = new Map(own.flatMap((payment) => payment.ids.map((id) => [id, payment] as const)));
  const knownOf = ({ ids }: StatementLine) => ids.map((id) => byId.get(id)).find((payment) => payment !== undefined);
  const areIdsKnown = lines.some((line) => knownOf(line) !== undefined);
  const goesByOrder = (line: StatementLine) => line.order !== null && (line.ids.length === 0 || !areIdsKnown);
  const known = groupBy(lines, knownOf);
  const others = lines.filter((line) => knownOf(line) === undefined);
  const strangers = groupBy(
    others.filter((line) => !goesByOrder(line)),
    (line) => line.ids[0] ?? line,
  );
  const pairs: Pair<Own>[] = [
    ...[...known].map(([payment, its]) => ({ own: payment, lines: its })),
    ...pairsByOrder(
      others.filter(goesByOrder),
      own.filter((payment) => !known.has(payment)),
    ),
    ...[...strangers.values()].map((its) => ({ own: null, lines: its })),
  ];
  const compared = new Set(pairs.map((pair) => pair.own));
  const missing = own.filter((payment) => payment.isExpected && !compared.has(payment)).map((payment) => ({ own: payment, lines: [] }));
  const all = [...pairs, ...missing];
  const differences = all.flatMap((pair) => {
    const kind = kindOf(pair);
    return kind === null ? [] : [{ ...pair, kind }];
  });
  const areIdsUnknown = !areIdsKnown && lines.some(({ ids }) => ids.length > 0);
  return { areIdsUnknown, there: sumThere(all), here: sumHere(all), differences: differences.sort(inOrder) };
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key | undefined): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The lines of each order with its payment; every further payment that they have of it is one of its own. */
function pairsByOrder<Own extends OwnPayment>(lines: readonly StatementLine[], own: readonly Own[]): Pair<Own>[] {
  const payments = groupBy(own, ({ orderNumber }) => orderNumber);
  return [...groupBy(lines, ({ order }) => order ?? undefined)].flatMap(([order, its]) => {
    const ofOrder = payments.get(order) ?? [];
    // an order has one payment with money at most, beside attempts that came to nothing
    const payment = ofOrder.find(({ state }) => state !== 'unpaid') ?? ofOrder.at(-1) ?? null;
    const paid = its.filter(({ state }) => state === 'paid');
    const [first = [], ...further] = [...groupBy(paid, (line) => line.ids[0] ?? line).values()];
    const money = [...first, ...its.filter(({ state }) => state === 'returned')];
    return [{ own: payment, lines: money.length > 0 ? money : its }, ...further.map((more) => ({ own: null, lines: more }))];
  });
}

/** What the lines about a payment come to: a return is a line of its own in some statements, and a state in others. */
export function stateThere(lines: readonly StatementLine[]): StatementState | null {
  return statementStates.findLast((state) => lines.some((line) => line.state === state)) ?? null;
}

function kindOf({ own, lines }: Pair<OwnPayment>): DifferenceKind | null {
  const here = own?.state ?? 'unpaid';
  const there = stateThere(lines);
  switch (there) {
    case 'paid':
      if (here === 'unpaid') return 'paidThere';
      return here === 'returned' ? 'returnedHere' : amountOf(lines, own);
    case 'returned':
      return here === 'paid' || here === 'unpaid' ? 'returnedThere' : amountOf(lines, own);
    case 'cancelled':
      if (here === 'paid') return 'returnedThere';
      return here === 'unpaid' ? null : amountOf(lines, own);
    default:
      if (here === 'unpaid') return null;
      return here === 'returned' ? 'returnedHere' : 'paidHere';
  }
}

function amountOf(lines: readonly StatementLine[], own: OwnPayment | null): 'amount' | null {
  const said = lines.filter(({ state, amount }) => state !== 'unpaid' && amount !== null);
  return said.every(({ amount }) => amount === own?.amount) ? null : 'amount';
}

function sumThere(pairs: readonly Pair<OwnPayment>[]): SideSum {
  const paid = pairs.filter(({ own, lines }) => {
    const state = stateThere(lines);
    return state === 'paid' || state === 'returned' || (state === 'cancelled' && own !== null && own.state !== 'unpaid');
  });
  const given = paid.filter(({ lines }) => stateThere(lines) !== 'paid');
  const amount = ({ lines }: Pair<OwnPayment>) => lines.find(({ state }) => state !== 'unpaid')?.amount ?? null;
  return { count: paid.length, paid: total(paid.map(amount)), returned: total(given.map(amount)) };
}

function sumHere(pairs: readonly Pair<OwnPayment>[]): SideSum {
  const paid = pairs.flatMap(({ own }) => (own === null || own.state === 'unpaid' ? [] : [own]));
  const given = paid.filter(({ state }) => state === 'returned');
  const amount = (payment: OwnPayment) => payment.amount;
  return { count: paid.length, paid: total(paid.map(amount)), returned: total(given.map(amount)) };
}

function total(amounts: readonly (Tiyin | null)[]): Tiyin | null {
  return amounts.reduce<Tiyin | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}

/** By kind, then by the number of the order. */
function inOrder(one: Difference<OwnPayment>, other: Difference<OwnPayment>): number {
  const kind = differenceKinds.indexOf(one.kind) - differenceKinds.indexOf(other.kind);
  return kind === 0 ? orderOf(one) - orderOf(other) : kind;
}

function orderOf({ own, lines }: Pair<OwnPayment>): number {
  return own?.orderNumber ?? lines[0]?.order ?? 0;
}

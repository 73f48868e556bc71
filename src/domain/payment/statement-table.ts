import { parseNumber } from '../typed-number.ts';
import type { StatementLine, StatementState } from './reconcile.ts';
import { type Tiyin, toTiyin } from './tiyin.ts';

/** The most lines that one statement may have. */
export const mostStatementLines = 10_000;
/** Ids of providers are shorter. */
export const mostIdLength = 64;

export const statementUnits = ['som', 'tiyin'] as const;
export type StatementUnit = (typeof statementUnits)[number];

type Column = 'id' | 'order' | 'amount' | 'state';

/** The names of columns, as `plainName` has them. docs/operate.md lists them. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  id: [
    ...['id', 'transaction', 'transaction id', 'id transaction', 'trans id', 'transid', 'payment id', 'receipt id', 'operation id'],
    ...['click trans id', 'click paydoc id', 'paydoc id', 'payme id'],
    ...['ид', 'транзакция', 'id транзакции', 'ид транзакции', 'номер транзакции', 'n транзакции', 'id платежа', 'ид платежа'],
    ...['номер платежа', 'n платежа', 'id чека', 'ид чека', 'номер чека', 'id операции', 'ид операции', 'номер операции'],
    ...['tranzaksiya', 'tranzaksiya id', 'tranzaksiya raqami', 'tolov id', 'tolov raqami', 'chek id', 'chek raqami', 'amaliyot id'],
  ],
  order: [
    ...['order', 'order id', 'orderid', 'order number', 'order no', 'order n', 'account', 'merchant trans id'],
    ...['заказ', 'заказ n', 'номер заказа', 'n заказа', 'id заказа', 'ид заказа', 'счет', 'номер счета', 'лицевой счет', 'аккаунт'],
    ...['buyurtma', 'buyurtma n', 'buyurtma raqami', 'buyurtma id', 'hisob', 'hisob raqami', 'shaxsiy hisob'],
  ],
  amount: [
    ...['amount', 'amount uzs', 'amount som', 'amount tiyin', 'sum', 'total', 'payment amount'],
    ...['сумма', 'сумма сум', 'сумма uzs', 'сумма тийин', 'сумма платежа', 'сумма оплаты', 'сумма транзакции', 'сумма операции'],
    ...['summa', 'summa som', 'summa uzs', 'summa tiyin', 'miqdor', 'tolov summasi', 'tolov miqdori'],
  ],
  state: [
    'state',
    'status',
    'payment status',
    'статус',
    'состояние',
    'статус платежа',
    'статус транзакции',
    'holat',
    'holati',
    'tolov holati',
  ],
};

/** The words of states, as `plainName` has them, and Payme's numbers. docs/operate.md lists them. */
const stateNames: Readonly<Record<StatementState, readonly string[]>> = {
  paid: [
    ...['2', 'paid', 'performed', 'confirmed', 'success', 'successful', 'completed', 'complete', 'ok'],
    ...['оплачен', 'оплачена', 'оплачено', 'проведен', 'проведена', 'проведено', 'успешно', 'успешный', 'успешная', 'выполнено'],
    ...['подтвержден', 'подтверждена', 'подтверждено', 'завершен', 'завершена', 'завершено'],
    ...['tolangan', 'tolandi', 'otkazilgan', 'otkazildi', 'muvaffaqiyatli', 'bajarilgan', 'bajarildi', 'tasdiqlangan', 'yakunlangan'],
  ],
  returned: [
    ...['-2', 'returned', 'refunded', 'refund', 'reversed', 'reversal'],
    ...['возврат', 'возвращен', 'возвращена', 'возвращено', 'сторно', 'сторнирован', 'сторнирована', 'сторнировано'],
    ...['qaytarilgan', 'qaytarildi', 'qaytarish'],
  ],
  cancelled: [
    ...['cancelled', 'canceled', 'cancel', 'отменен', 'отменена', 'отменено', 'отмена', 'аннулирован', 'аннулирована', 'аннулировано'],
    ...['bekor qilingan', 'bekor qilindi'],
  ],
  unpaid: [
    ...[
      '0',
      '1',
      '-1',
      'created',
      'new',
      'pending',
      'waiting',
      'processing',
      'in progress',
      'failed',
      'error',
      'rejected',
      'declined',
      'expired',
    ],
    ...['создан', 'создана', 'создано', 'новый', 'ожидание', 'ожидает', 'ожидает оплаты', 'в обработке', 'в процессе', 'ошибка'],
    ...['неуспешно', 'неуспешный', 'отклонен', 'отклонена', 'отклонено', 'не оплачен', 'не оплачено', 'просрочен'],
    ...['yaratilgan', 'yaratildi', 'yangi', 'kutilmoqda', 'jarayonda', 'xato', 'xatolik', 'rad etilgan', 'rad etildi', 'tolanmagan'],
    ...['muvaffaqiyatsiz'],
  ],
};

/**
 * Why a line is not compared: it names neither a transaction nor an order, its order is no number, its amount is none, its state is not
 * known, or a spreadsheet has damaged its id.
 */
type StatementRule = 'account' | 'order' | 'amount' | 'state' | 'damaged';

export interface StatementIssue {
  /** the line of the file, from 1 */
  readonly row: number;
  readonly rule: StatementRule;
  /** what stands there */
  readonly value: string;
}

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly issues: readonly StatementIssue[];
}

type Cells = readonly string[];
type Places = Readonly<Record<Column, readonly number[]>>;

/** What may stand above the names of the columns, such as a title and the days. */
const mostRowsAbove = 30;

/**
 * Reads the rows of a statement (R-PAY-13): columns by their names, which stand below whatever heads the file; empty rows are passed over.
 * Without a column of states everything is paid; an amount below zero is a return.
 * @returns null: no row has the names of an amount and of a transaction or an order
 */
export function readStatement(rows: readonly Cells[], unit: StatementUnit): ReadStatement | null {
  const head = rows.slice(0, mostRowsAbove).findIndex((row) => isHead(placesOf(row)));
  if (head < 0) return null;
  const places = placesOf(rows[head] ?? []);
  const lines: StatementLine[] = [];
  const issues: StatementIssue[] = [];
  for (const [index, cells] of rows.slice(head + 1).entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = head + index + 2;
    const read = readRow(cells, places, unit);
    if ('rule' in read) issues.push({ row, ...read });
    else lines.push({ row, ...read });
  }
  return { lines, issues };
}

function placesOf(names: Cells): Places {
  const plain = names.map(plainName);
  const placesOfColumn = (column: Column) => plain.flatMap((name, place) => (columnNames[column].includes(name) ? [place] : []));
  return { id: placesOfColumn('id'), order: placesOfColumn('order'), amount: placesOfColumn('amount'), state: placesOfColumn('state') };
}

function isHead({ id, order, amount }: Places): boolean {
  return amount.length > 0 && id.length + order.length > 0;
}

/** `Toʻlov № (ID)` is `tolov n id`. */
function plainName(name: string): string {
  const letters = name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll('№', ' n ');
  return letters
    .replace(/['\u2018\u2019\u02bb\u02bc`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type ReadRow = Omit<StatementLine, 'row'> | Omit<StatementIssue, 'row'>;

function readRow(cells: Cells, places: Places, unit: StatementUnit): ReadRow {
  const textsOf = (column: Column) => places[column].map((place) => cells[place]?.trim() ?? '').filter((text) => text !== '');
  const wrong = (rule: StatementRule, value = '') => ({ rule, value: value.slice(0, 80) });
  const ids = textsOf('id');
  const [account = ''] = textsOf('order');
  if (ids.length === 0 && account === '') return wrong('account', cells.filter((cell) => cell.trim() !== '').join(' '));
  const damaged = [...ids, account].find((text) => /^\d[.,]\d+E\+\d+$|\uFFFD|^#[#\p{Lu}]/u.test(text));
  if (damaged !== undefined) return wrong('damaged', damaged);
  const long = ids.find((id) => id.length > mostIdLength);
  if (long !== undefined) return wrong('account', long);
  const number = account.replace(/^(№|#|N)\s*/i, '').replace(/\s/g, '');
  if (account !== '' && !/^[1-9]\d{0,14}$/.test(number)) return wrong('order', account);
  const [written = ''] = textsOf('amount');
  const amount = readAmount(written, unit);
  const [said = ''] = textsOf('state');
  const named = places.state.length === 0 ? 'paid' : stateOf(said);
  if (named === null) return wrong('state', said);
  const isMoney = named === 'paid' || named === 'returned';
  if (amount === null ? written !== '' || isMoney : isMoney && amount === 0) return wrong('amount', written);
  const state = amount !== null && amount < 0 && named === 'paid' ? 'returned' : named;
  return { ids, order: account === '' ? null : Number(number), amount: amount === null ? null : Math.abs(amount), state };
}

function stateOf(text: string): StatementState | null {
  const plain = /^-\d+$/.test(text) ? text : plainName(text);
  const states = Object.keys(stateNames) as StatementState[];
  return states.find((state) => stateNames[state].includes(plain)) ?? null;
}

/** Whole tiyin; null: it is no number, or has parts of a tiyin. */
function readAmount(text: string, unit: StatementUnit): Tiyin | null {
  const value = parseNumber(text.replace(/(тийин|tiyin)\.?$/iu, ''));
  if (value === null) return null;
  const amount = unit === 'tiyin' ? value : toTiyin(value);
  const whole = Math.round(amount);
  return Math.abs(amount - whole) < 0.001 && Number.isSafeInteger(whole) ? whole : null;
}

import receiptline from 'receiptline';
import { formatDayMonth, formatPhone, formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { addressLine } from '#domain/order/address-line.ts';
import { rangeText } from '#domain/order/live-text.ts';
import type { Order } from '#domain/order/order.ts';
import { shownWishes } from '#domain/order/shown-wishes.ts';
import { type TicketLine, ticketLines } from '#domain/order/ticket.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { startDay } from '#domain/schedule/day-words.ts';
import type { Translate } from '#domain/words.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { printable } from './printable.ts';

/** Paper of 80 mm; Cyrillic is code page 866, which every receipt printer sold here has. */
const printer = { command: 'escpos', encoding: 'cp866', cpl: 42, cutting: true } as const;

/** The ticket of an order as ESC/POS, with what the ticket of the board has. @param restaurant its name */
export function ticketBytes(order: Order, restaurant: string, locale: Locale): Uint8Array {
  const t = createTranslator(locale, 'staff-board');
  const document = [
    '{width:*}',
    restaurant === '' ? '' : text(restaurant),
    `^^^"${text(t('number', { number: order.number }))}`,
    `^"${text(t(order.orderTypeId === delivery ? 'delivery' : 'pickup'))}`,
    `^^"${text(rangeText(order.promised))}`,
    text(formatDayMonth(startDay(order.slot), locale)),
    '-',
    ...ticketLines(order.lines, locale).flatMap((line) => dish(line, t)),
    ...shownWishes(order.wishes ?? {}).map(({ word, count }) => `|"${text(t(word, { count }))}`),
    ...(order.comment === '' ? [] : [`|${text(t('comment'))}: "${text(order.comment)}`]),
    '-',
    `${text(order.contact.firstName)} | ${text(formatPhone(order.contact.phone1))}`,
    ...(order.address === undefined ? [] : [`|${text(t('to'))} ${text(addressLine(order, locale, t))}`]),
    ...payment(order, locale, t),
    text(t('placedAt', { time: formatDateTime(order.createdAt, locale) })),
  ];
  return Buffer.from(receiptline.transform(document.filter((line) => line !== '').join('\n'), printer), 'latin1');
}

/** A page that says that the printer works. */
export function testBytes(restaurant: string, locale: Locale): Uint8Array {
  const t = createTranslator(locale, 'staff-board');
  return Buffer.from(receiptline.transform(['{width:*}', text(restaurant), `^^"${text(t('printerWorks'))}`].join('\n'), printer), 'latin1');
}

/** Left aligned, as a pipe before a text says; `~` is a space that stays. */
function dish({ name, quantity, choices, parts, comment }: TicketLine, t: Translate<'staff-board'>): string[] {
  const inEach = quantity > 1 && choices.length + parts.length > 0 ? [`|~~${text(t('inEach'))}`] : [];
  const choice = (indent: string) => (one: { readonly name: string; readonly quantity: number }) =>
    `|${indent}${one.quantity > 1 ? `${one.quantity} x ` : ''}${text(one.name)}`;
  return [
    `|^"${quantity} x ${text(name)}`,
    ...inEach,
    ...choices.map(choice('~~')),
    ...parts.flatMap((part) => [`|~~${part.quantity} x ${text(part.name)}`, ...part.choices.map(choice('~~~~'))]),
    ...(comment === null ? [] : [`|~~"${text(comment)}`]),
  ];
}

/** What is collected, or that it is paid. */
function payment({ payment: { method, status, changeFrom }, total }: Order, locale: Locale, t: Translate<'staff-board'>): string[] {
  const isPaid = status === 'paid';
  const change = isPaid || changeFrom === undefined ? [] : [`|${text(t('changeFrom', { sum: formatPrice(changeFrom, locale) }))}`];
  return [`${text(t(isPaid ? 'paid' : 'toCollect'))}, ${text(t(method))} | "${text(formatPrice(total, locale))}`, ...change];
}

/** A text without what ReceiptLine reads as its own marks. */
function text(value: string): string {
  return printable(value).replace(/[\\|{}~_"`^]/g, '\\$&');
}

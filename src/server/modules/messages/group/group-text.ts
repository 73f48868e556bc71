import { formatDayMonth, formatPrice } from '#domain/format.ts';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { cancelReasons } from '#domain/order/cancel-reasons.ts';
import { rangeText } from '#domain/order/live-text.ts';
import type { Order } from '#domain/order/order.ts';
import { canMove } from '#domain/order/order-status.ts';
import { shownWishes } from '#domain/order/shown-wishes.ts';
import { type TicketLine, ticketLines } from '#domain/order/ticket.ts';
import { pagePath } from '#domain/routes.ts';
import { startDay } from '#domain/schedule/day-words.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { type ButtonStep, buttonData } from './group-buttons.ts';

/** Of the 4096 characters that Telegram permits. */
const mostCharacters = 3_500;

/** The order of a group's message: what the kitchen has to know, without name, phone and address (R-MSG-13). */
export function orderText(order: Order, locale: Locale): string {
  const [t, words] = [createTranslator(locale, 'group-message'), createTranslator(locale, 'staff-board')];
  const { orderTypeId, promised, slot, lines, wishes = {}, comment, payment, total } = order;
  const type = words(orderTypeId === delivery ? 'delivery' : 'pickup');
  const paid = `${words(payment.status === 'paid' ? 'paid' : 'toCollect')}, ${words(payment.method)}`;
  const body = [
    ...ticketLines(lines, locale).flatMap(lineText),
    ...shownWishes(wishes).map(({ word, count }) => words(word, { count })),
    ...(comment === '' ? [] : [`${words('comment')}: ${withoutCommands(comment)}`]),
  ].join('\n');
  return [
    statusText(order, locale),
    `${type}, ${formatDayMonth(startDay(slot), locale)}, ${rangeText(promised)}`,
    '',
    body.length > mostCharacters ? `${cutText(body, mostCharacters)}…\n${t('more')}` : body,
    '',
    t('sum', { sum: formatPrice(total, locale) }),
    paid,
  ].join('\n');
}

/** A new order, or its status and who set it. */
function statusText({ number, status, history }: Pick<Order, 'number' | 'status' | 'history'>, locale: Locale): string {
  const t = createTranslator(locale, 'group-message');
  if (status === 'created') return t('newOrder', { number });
  const name = signerOf(history);
  const state = createTranslator(locale, 'order')(`status_${status}`);
  return name === null ? t('state', { number, state }) : t('stateBy', { number, state, name });
}

/** The person of the team who made the last step; null: somebody else. */
export function signerOf(history: Order['history']): string | null {
  return /^staff:(.+)$/.exec(history.at(-1)?.by ?? '')?.[1] ?? null;
}

function lineText({ name, quantity, choices, parts, comment }: TicketLine): string[] {
  const counted = (one: { readonly name: string; readonly quantity: number }) =>
    one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name;
  return [
    `${quantity} × ${name}`,
    ...choices.map((choice) => `  + ${counted(choice)}`),
    ...parts.flatMap((part) => [`  ${counted(part)}`, ...part.choices.map((choice) => `    + ${counted(choice)}`)]),
    ...(comment === null ? [] : [`  «${withoutCommands(comment)}»`]),
  ];
}

/** A tap on `/close` in a message of the bot would send it: in what customers write, an invisible character keeps it a text. */
function withoutCommands(text: string): string {
  return text.replaceAll('/', '/\u2060');
}

/** The first characters; a pair of UTF-16 units stays whole, because Telegram refuses half of one. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

interface Button {
  readonly text: string;
  readonly callback_data?: string;
  readonly url?: string;
}

type Rows = readonly (readonly Button[])[];

interface ButtonOptions {
  readonly token: string;
  readonly siteUrl: string;
  readonly locale: Locale;
}

type ButtonOrder = Pick<Order, 'number' | 'status' | 'orderTypeId'>;

/** What may be done with the order: confirm, cancel, open the board. */
export function orderButtons({ number, status, orderTypeId }: ButtonOrder, options: ButtonOptions): { readonly inline_keyboard: Rows } {
  const t = createTranslator(options.locale, 'group-message');
  const button = (text: string, step: ButtonStep): Button => ({ text, callback_data: buttonData(options.token, { number, step }) });
  const steps = [
    ...(canMove(status, 'confirmed', 'staff', orderTypeId) ? [button(t('confirm'), 'confirm')] : []),
    ...(canMove(status, 'cancelled', 'staff', orderTypeId) ? [button(t('cancel'), 'ask')] : []),
  ];
  // Telegram accepts only public addresses
  const board = options.siteUrl.startsWith('https:')
    ? [[{ text: t('board'), url: `${options.siteUrl}${pagePath('staff', options.locale)}` }]]
    : [];
  return { inline_keyboard: [...(steps.length === 0 ? [] : [steps]), ...board] };
}

/** The question before an order is canceled: each reason is an answer. */
export function cancelButtons({ number }: Pick<Order, 'number'>, { token, locale }: ButtonOptions): { readonly inline_keyboard: Rows } {
  const [t, words] = [createTranslator(locale, 'group-message'), createTranslator(locale, 'staff-board')];
  const button = (text: string, step: ButtonStep): Rows[number] => [{ text, callback_data: buttonData(token, { number, step }) }];
  return {
    inline_keyboard: [
      ...cancelReasons.map((reason) => button(t('cancelFor', { reason: words(`reason_${reason}`) }), reason)),
      button(t('keep'), 'keep'),
    ],
  };
}

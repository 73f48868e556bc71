import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { StaffBackend } from '../../../ports/staff.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { ButtonPress, TelegramReply } from '../telegram/update.ts';
import { readButton } from './group-buttons.ts';
import type { GroupBot } from './group-messenger.ts';
import { findOrderOf } from './group-orders.ts';
import { groupOfChat } from './group-rows.ts';
import { cancelButtons, cutText, orderButtons, signerOf } from './group-text.ts';
import { memberInTelegram, onBehalfOf } from './member-in-telegram.ts';

/** A bot with what its buttons do. */
export interface PressedBot extends GroupBot {
  readonly staff: Pick<StaffBackend, 'move' | 'pause'>;
}

/**
 * Handles a press of a button in a group: it moves the order as the board does, for people of the team only, and every press is answered
 * (R-MSG-14). The message is edited by the outbox, as after every other step.
 */
export async function answerPress(bot: PressedBot, press: ButtonPress, now: number): Promise<TelegramReply> {
  const { db } = bot.connection;
  const button = readButton(bot.token, press.data ?? '');
  const group = press.message === undefined ? null : await groupOfChat(db, press.message.chat.id);
  const locale = group?.locale ?? 'ru';
  const t = createTranslator(locale, 'group-message');
  const order = button === null || group === null ? null : await findOrderOf(db, group.restaurantId, button.number);
  if (button === null || group === null || order === null) return reply(press, t('noButton'));
  const member = await memberInTelegram(db, press.from.id, group.restaurantId);
  if (member === null) return reply(press, t('notAllowed'));
  const { step } = button;
  if (step === 'ask' || step === 'keep') return showButtons(bot, { press, order, locale, isAsking: step === 'ask' });
  const to = step === 'confirm' ? { status: 'confirmed' as const } : { status: 'cancelled' as const, reason: step };
  const moved = await onBehalfOf(member, (by) => bot.staff.move(order.id, to, by, now));
  if (moved === null) return reply(press, t('notAllowed'));
  if (moved.ok) return reply(press, t(step === 'confirm' ? 'confirmed' : 'cancelled', { number: order.number }));
  return reply(press, alreadyText((await findOrderOf(db, group.restaurantId, order.number)) ?? order, locale));
}

interface Question {
  readonly press: ButtonPress;
  readonly order: Order;
  readonly locale: Locale;
  readonly isAsking: boolean;
}

/** Before an order is canceled the buttons ask why; each answer cancels, or keeps it. */
async function showButtons(bot: GroupBot, { press, order, locale, isAsking }: Question): Promise<TelegramReply> {
  const buttons = isAsking && orderButtons(order, { ...bot, locale }).inline_keyboard.length > 0 ? cancelButtons : orderButtons;
  const shown = { chat_id: press.message?.chat.id, message_id: press.message?.message_id };
  try {
    await bot.client.call('editMessageReplyMarkup', { ...shown, reply_markup: buttons(order, { ...bot, locale }) });
    return reply(press, null);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    return reply(press, error.kind === 'refused' ? null : createTranslator(locale, 'group-message')('tryAgain'));
  }
}

/** What an order is already, and by whom. */
function alreadyText({ number, status, history }: Order, locale: Locale): string {
  const t = createTranslator(locale, 'group-message');
  const state = createTranslator(locale, 'order')(`status_${status}`);
  const name = signerOf(history);
  return name === null ? t('already', { number, state }) : t('alreadyBy', { number, state, name });
}

function reply(press: ButtonPress, text: string | null): TelegramReply {
  return { method: 'answerCallbackQuery', callback_query_id: press.id, ...(text !== null && { text: cutText(text, 200) }) };
}

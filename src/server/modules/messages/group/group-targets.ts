/** The channel of the outbox to the groups of restaurants in Telegram. */
export const groupChannel = 'group';

/** The place of the message about an order, which is edited. */
export function orderTarget(chatId: number): string {
  return `order/${chatId}`;
}

/** The place of the alarm about an order that is not accepted, which is a message of its own. */
export function alarmTarget(chatId: number): string {
  return `alarm/${chatId}`;
}

/** The chat of a place of either kind. */
export function chatOf(targetId: string): { readonly kind: 'order' | 'alarm'; readonly chatId: number } {
  const [kind, chatId] = targetId.split('/');
  return { kind: kind === 'alarm' ? 'alarm' : 'order', chatId: Number(chatId) };
}

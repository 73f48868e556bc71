import { z } from 'zod';
import type { ButtonsOfMessage } from './page-button.ts';

const chat = z.object({ id: z.int(), type: z.string(), title: z.string().optional() });
const person = z.object({ id: z.int(), language_code: z.string().optional() });

/** What Telegram sends to the webhook, as far as it concerns us. Everything else is ignored. */
export const telegramUpdate = z.object({
  update_id: z.int(),
  message: z.object({ text: z.string().optional(), chat, from: person.optional(), migrate_to_chat_id: z.int().optional() }).optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: person,
      data: z.string().optional(),
      message: z.object({ message_id: z.int(), chat }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});

type TelegramUpdate = z.infer<typeof telegramUpdate>;
export type TelegramMessage = NonNullable<TelegramUpdate['message']>;
export type ButtonPress = NonNullable<TelegramUpdate['callback_query']>;

/** A method of the Bot API as the response of the webhook: the answer needs no request of ours. */
export type TelegramReply =
  | ({ readonly method: 'sendMessage'; readonly chat_id: number; readonly text: string } & ButtonsOfMessage)
  | { readonly method: 'answerCallbackQuery'; readonly callback_query_id: string; readonly text?: string };

/** Handles a new update that does not concern customers. @returns what is answered; null: nothing */
export type UpdateListener = (update: TelegramUpdate, now: number) => Promise<TelegramReply | null>;

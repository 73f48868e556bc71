import { z } from 'zod';
import type { TelegramGatewayConfig } from '../../config/telegram-config.ts';
import { log } from '../../log.ts';
import { requestGateway } from './gateway-request.ts';
import { type MessageSender, SendFailure } from './text-message.ts';

/** Where Telegram can't be reached, the text message goes on after it. */
const timeoutMs = 3_000;
/** How long Telegram tries, in seconds: until a code can be sent again. What is not delivered by then is not paid. */
const ttl = 60;

const answer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    error: z
      .string()
      .regex(/^[A-Z_]{1,60}$/)
      .catch('unknown'),
  }),
]);

/** Sends a code in Telegram, by its Gateway: the code is ours, and so is its check. */
export function createGatewaySender({ url, token }: TelegramGatewayConfig): MessageSender {
  return async ({ phone, code }) => {
    const { status, json } = await requestGateway('Telegram’s Gateway', `${url}/sendVerificationMessage`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: `+${phone}`, code, ttl }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = answer.safeParse(json);
    if (status === 200 && data?.ok === true) return;
    const error = data?.ok === false ? data.error : 'no answer of the Gateway';
    throw new SendFailure('refused', `Telegram’s Gateway returned ${status}: ${error}`);
  };
}

/**
 * A code goes to Telegram first. It goes by SMS, as the same code, where that was refused or not confirmed, and when the person asks for a
 * code again (R-CODE-9).
 */
export function telegramFirst(gateway: MessageSender, sms: MessageSender): MessageSender {
  return async (message) => {
    if (message.code === null || message.isRepeated === true) return sms(message);
    try {
      await gateway(message);
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      log.warn({ reason: error.message }, 'a code was not confirmed by Telegram: it is sent by SMS');
      await sms(message);
    }
  };
}

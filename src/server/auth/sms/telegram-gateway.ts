import { z } from 'zod';
import type { TelegramGatewayConfig } from '../../config/telegram-config.ts';
import { log } from '../../log.ts';
import { requestGateway } from './gateway-request.ts';
import type { SentCodes } from './sent-codes.ts';
import { type MessageSender, SendFailure, type TextMessage } from './text-message.ts';

/** Where Telegram can't be reached, the text message goes on after it. */
const timeoutMs = 3_000;
/** How long Telegram tries, in seconds: until a code can be sent again. What is not delivered by then is not paid. */
const ttl = 60;

const status = z.object({
  request_id: z.string().max(200).optional().catch(undefined),
  is_refunded: z.boolean().optional().catch(undefined),
  delivery_status: z.object({ status: z.string() }).optional().catch(undefined),
});
const answer = z.union([
  z.object({ ok: z.literal(true), result: status.catch({}) }),
  z.object({
    ok: z.literal(false),
    error: z
      .string()
      .regex(/^[A-Z_]{1,60}$/)
      .catch('unknown'),
  }),
]);

/** Telegram's Gateway: the code is ours, and so is its check. */
export interface TelegramGateway {
  /**
   * @returns what it is asked about later; null: it named nothing
   * @throws SendFailure
   */
  send(message: TextMessage): Promise<string | null>;
  /**
   * Whether a code was not delivered in its time, and is not paid; false, too, for one that the Gateway does not know.
   * @throws SendFailure without an answer
   */
  isReturned(requestId: string): Promise<boolean>;
}

export function createTelegramGateway({ url, token }: Pick<TelegramGatewayConfig, 'url' | 'token'>): TelegramGateway {
  const call = async (method: string, parameters: object) => {
    const { status, json } = await requestGateway('Telegram’s Gateway', `${url}/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = answer.safeParse(json);
    if (status === 200 && data !== undefined) return data;
    const error = data?.ok === false ? data.error : 'no answer of the Gateway';
    throw new SendFailure(status === 200 ? 'unknown' : 'refused', `Telegram’s Gateway returned ${status}: ${error}`);
  };
  return {
    async send({ phone, code }) {
      const answered = await call('sendVerificationMessage', { phone_number: `+${phone}`, code, ttl });
      if (answered.ok) return answered.result.request_id ?? null;
      throw new SendFailure('refused', `Telegram’s Gateway returned 200: ${answered.error}`);
    },

    async isReturned(requestId) {
      const answered = await call('checkVerificationStatus', { request_id: requestId });
      if (!answered.ok) return false;
      const { is_refunded: isRefunded, delivery_status: delivery } = answered.result;
      return isRefunded === true || delivery?.status === 'expired';
    },
  };
}

interface Ways {
  /** null: all codes go by SMS */
  readonly gateway: TelegramGateway | null;
  readonly sms: MessageSender;
  readonly sentCodes: Pick<SentCodes, 'add'>;
}

/**
 * A code goes to Telegram first. It goes by SMS, as the same code, where that was refused or not confirmed, and when the person asks for a
 * code again (R-CODE-9). Each code is counted where it went, or may have gone (R-MSG-18).
 */
export function createCodeSender({ gateway, sms, sentCodes }: Ways): MessageSender {
  const bySms = countedSms(sms, sentCodes);
  return async (message) => {
    if (gateway === null || message.code === null || message.isRepeated === true) return bySms(message);
    try {
      await sentCodes.add('telegram', await gateway.send(message));
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      if (error.outcome === 'unknown') await sentCodes.add('telegram');
      log.warn({ reason: error.message }, 'a code was not confirmed by Telegram: it is sent by SMS');
      await bySms(message);
    }
  };
}

/** A code that the gateway may have accepted counts, too. */
function countedSms(sms: MessageSender, sentCodes: Pick<SentCodes, 'add'>): MessageSender {
  return async (message) => {
    if (message.code === null) return sms(message);
    try {
      await sms(message);
    } catch (error) {
      if (error instanceof SendFailure && error.outcome === 'unknown') await sentCodes.add('sms');
      throw error;
    }
    await sentCodes.add('sms');
  };
}

import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { OrderMessenger } from './order-event.ts';

const webhookTimeoutMs = 10_000;

/** The receivers of messages about orders by channel name: the webhook when one is configured, else standard output (R-STATUS-8). */
export function createMessengers(webhook: Config['orderWebhook']): ReadonlyMap<string, OrderMessenger> {
  return new Map([webhook === null ? ['console', printMessage] : ['webhook', createWebhook(webhook)]]);
}

/** One plain line outside the structured log, without personal data. */
const printMessage: OrderMessenger = async ({ text }) => {
  process.stdout.write(`order message: ${text}\n`);
};

/**
 * Sends `{ id, at, status, order, message }` as JSON. `X-Event-Id` is the same in every attempt for an event; `X-Signature` is `sha256=`
 * and the HMAC of the body, hex. Redirects are not followed.
 */
function createWebhook({ url, secret }: NonNullable<Config['orderWebhook']>): OrderMessenger {
  return async ({ id, at, order, locale, text }) => {
    const message = { locale, phone1: order.contact.phone1, text };
    const body = JSON.stringify({ id, at, status: order.status, order, message });
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-event-id': id, 'x-signature': signature };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the order webhook returned ${response.status}`);
  };
}

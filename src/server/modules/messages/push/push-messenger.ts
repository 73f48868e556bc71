import webPush from 'web-push';
import { z } from 'zod';
import { mailingPagePath } from '#domain/order/mailing.ts';
import { isPushEndpoint } from '#domain/order/push-endpoint.ts';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { Connection } from '../../../db/connection.ts';
import { parseStored } from '../../../db/parse-stored.ts';
import type { CustomerMessage, CustomerMessenger, Mailing } from '../deliver-to-customers.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { readVapidKeys } from './vapid.ts';

/** How long a push service keeps a message for a phone that is off, seconds. */
const keptSeconds = 60 * 60;
const timeoutMs = 10_000;
const atOnce = 20;
/** A newer mailing replaces the older one. */
const mailingTag = 'mailing';

const browserKeys = z.object({ p256dh: z.string(), auth: z.string() });

/**
 * Sends to browsers through their push services: number, text and path of an order, nothing personal. A newer message of an order replaces
 * the older one (R-MSG-3). Services fail independently: none pauses the others.
 */
export function createPushMessenger({ db }: Connection, siteUrl: string, request: typeof fetch = fetch): CustomerMessenger {
  const subject = siteUrl.startsWith('https:') ? siteUrl : 'mailto:shop@localhost.invalid';
  const push = async ({ address, keys }: Mailing['target'], content: { readonly tag: string }, urgency: 'high' | 'normal') => {
    if (!isPushEndpoint(address)) throw new DeliveryFailure('gone', 'endpoint');
    const details = webPush.generateRequestDetails(
      { endpoint: address, keys: parseStored(browserKeys, keys ?? '{}') },
      JSON.stringify(content),
      {
        vapidDetails: { subject, ...(await readVapidKeys(db)) },
        TTL: keptSeconds,
        urgency,
        topic: content.tag,
        contentEncoding: 'aes128gcm',
      },
    );
    const init = { method: 'POST', headers: toHeaders(details.headers), body: new Uint8Array(details.body ?? []) };
    const response = await request(details.endpoint, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
      throw new DeliveryFailure('later', 'no_answer');
    });
    await response.body?.cancel();
    if (!response.ok) throw failureOf(response);
  };
  const send = (message: CustomerMessage) => push(message.target, contentOf(message), message.isImportant ? 'high' : 'normal');
  const sendMailing = (mailing: Mailing) => push(mailing.target, mailingContent(mailing), 'normal');
  return { channel: 'push', atOnce, send, sendMailing };
}

/** What the service worker shows. */
function contentOf({ order, locale, text }: CustomerMessage) {
  const title = createTranslator(locale, 'customer-message')('title', { number: order.number });
  return { title, text, path: pagePath('order', locale, order.id), tag: `order-${order.number}`, lang: locale };
}

/** A tap opens the page that shows the mailing and ends mailings. */
function mailingContent({ id, locale, title, text, token }: Mailing) {
  return { title, text, path: mailingPagePath(locale, { token, mailingId: id }), tag: mailingTag, lang: locale };
}

function toHeaders(headers: object): Record<string, string> {
  // fetch computes the length itself
  const entries = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** 404 and 410: the browser has ended it. 429 and failures of the service are repeated. */
function failureOf({ status, headers }: Response): DeliveryFailure {
  if (status === 404 || status === 410) return new DeliveryFailure('gone', 'ended');
  if (status !== 429 && status < 500) return new DeliveryFailure('refused', `status_${status}`);
  const seconds = Number(headers.get('retry-after') ?? 0);
  return new DeliveryFailure('later', `status_${status}`, seconds > 0 ? seconds * 1_000 : null);
}

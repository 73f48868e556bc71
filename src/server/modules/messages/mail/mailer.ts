import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../../config/messages-config.ts';
import { DeliveryFailure } from '../delivery-failure.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** of a mailing: where a mail program ends it without opening a page (RFC 8058) */
  readonly endUrl?: string;
}

/** Sends an e-mail of plain text. Rejects with a DeliveryFailure, whose reason has no address. */
export type Mailer = (mail: Mail) => Promise<void>;

const timeoutMs = 10_000;

export function createMailer({ url, from }: MailConfig): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text, endUrl }) => {
    const headers = endUrl === undefined ? {} : endHeaders(endUrl);
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
    } catch (error) {
      throw failureOf(error);
    }
  };
}

function endHeaders(url: string) {
  return { 'List-Unsubscribe': { prepared: true, value: `<${url}>` }, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A server that refuses the recipient for good (5xx) will always do so; anything else is a channel that does not work. */
function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode } = error instanceof Error ? (error as Error & { code?: unknown; responseCode?: unknown }) : {};
  if (typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return new DeliveryFailure('refused', `status_${responseCode}`);
  }
  return new DeliveryFailure('away', typeof responseCode === 'number' ? `status_${responseCode}` : 'no_answer');
}

import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../../config/messages-config.ts';
import { DeliveryFailure, UnknownOutcome } from '../delivery-failure.ts';
import { sendMs } from '../delivery-times.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** of a mailing: where a mail program ends it without opening a page (RFC 8058) */
  readonly endUrl?: string;
}

/** Sends an e-mail of plain text. Rejects with a DeliveryFailure, whose reason has no address. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Without any sign of the server; a server that answers slowly has `sendMs` in all. */
const timeoutMs = 10_000;

export function createMailer({ url, from }: MailConfig): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return async ({ to, subject, text, endUrl }) => {
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    let isHandedOver = false;
    transport.use('stream', ({ message }, next) => {
      const open = message.createReadStream.bind(message);
      // it is read when the server has accepted DATA; an e-mail whose end was not read can't have been taken
      message.createReadStream = (options) =>
        open(options).once('end', () => {
          isHandedOver = true;
        });
      next();
    });
    const headers = endUrl === undefined ? {} : endHeaders(endUrl);
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers, signal: AbortSignal.timeout(sendMs) });
    } catch (error) {
      throw failureOf(error, isHandedOver);
    }
  };
}

function endHeaders(url: string) {
  return { 'List-Unsubscribe': { prepared: true, value: `<${url}>` }, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * A server that refuses the recipient for good (5xx) will always do so. One that had the whole e-mail and did not answer may have taken it;
 * anything else is a channel that does not work.
 */
function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { code, responseCode } = error instanceof Error ? (error as Error & { code?: unknown; responseCode?: unknown }) : {};
  if (typeof responseCode !== 'number') return isHandedOver ? new UnknownOutcome() : new DeliveryFailure('away', 'no_answer');
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new DeliveryFailure(isFinal ? 'refused' : 'away', `status_${responseCode}`);
}

import type { Locale } from '#domain/locale.ts';
import { mailingPagePath } from '#domain/order/mailing.ts';
import { messagesPath } from '#domain/order/message-level.ts';
import { pagePath } from '#domain/routes.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import type { CustomerMessenger } from '../deliver-to-customers.ts';
import { mailingEndUrl } from '../mailings/mailing-link.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mail servers accept few at once. */
const atOnce = 5;

/** One e-mail for each message, with the link of the order. */
export function createMailMessenger(mail: Mailer, siteUrl: string): CustomerMessenger {
  return {
    channel: 'email',
    atOnce,
    async send({ target, order, locale, text }) {
      const t = createTranslator(locale, 'customer-message');
      const lines = [text, `${siteUrl}${pagePath('order', locale, order.id)}`, endOf(locale, siteUrl)];
      await mail({ to: target.address, subject: t('title', { number: order.number }), text: lines.join('\n\n') });
    },
    async sendMailing({ target, locale, title, text, token, id }) {
      const url = `${siteUrl}${mailingPagePath(locale, { token, mailingId: id })}`;
      const lines = [text, `${siteUrl}${pagePath('home', locale)}`, createTranslator(locale, 'customer-message')('mailing_end', { url })];
      const endUrl = `${siteUrl}${mailingEndUrl(locale, { token, mailingId: id })}`;
      await mail({ to: target.address, subject: title, text: lines.join('\n\n'), endUrl });
    },
  };
}

/** The e-mail that proves an address. */
export function mailWithCode(to: string, { locale, code }: { readonly locale: Locale; readonly code: string }, host: string): Mail {
  const t = createTranslator(locale, 'customer-message');
  return { to, subject: t('mail_code_title', { code, host }), text: t('mail_code', { code, host }) };
}

function endOf(locale: Locale, siteUrl: string): string {
  return createTranslator(locale, 'customer-message')('mail_end', { url: `${siteUrl}${messagesPath(locale)}` });
}

import { parseTelegramEnd, type TelegramEntry } from '#domain/customer/telegram-end.ts';
import type { Id } from '#domain/id.ts';
import { telegramLoginPaths } from '../auth/telegram/telegram-login-paths.ts';
import { services } from '../services.ts';

/** The parts of a page, as Astro's global has them. */
interface PageRequest {
  readonly url: URL;
  readonly locals: {
    readonly now: number;
    readonly visitor: { readonly customerId: Id | null; readonly sessionPhone: string | null };
  };
}

/** Telegram's part in signing in, as the sign-in page shows it (R-TELEGRAM-5, R-CODE-9). */
export async function telegramEntry({ url, locals }: PageRequest, next: string): Promise<TelegramEntry> {
  const { telegramLogin, config } = await services();
  const { customerId, sessionPhone } = locals.visitor;
  const end = parseTelegramEnd(url.searchParams.get('telegram'));
  const isOffered = telegramLogin !== null && (await telegramLogin.isOffered(locals.now));
  return {
    href: isOffered ? `${telegramLoginPaths.start}?${new URLSearchParams({ next })}` : null,
    end,
    newPhone: end === 'done' && customerId === null ? sessionPhone : null,
    getsCodes: config.telegramGateway !== null,
  };
}

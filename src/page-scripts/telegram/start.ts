import { locales } from '#domain/locale.ts';
import { localizedPath, pagePath } from '#domain/routes.ts';
import { keepLaunchData, onTelegram, tellTelegram } from '#stores/lib/telegram.ts';

/** What every page loads inside Telegram, and nowhere else (R-TELEGRAM-4). */
const isAt = (path: string) => locales.some((locale) => localizedPath(path, locale) === location.pathname);

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}

/** Closing asks from the first change of the checkout on. */
function guardCheckout(): void {
  const askBeforeClosing = () => tellTelegram('web_app_setup_closing_behavior', { need_confirmation: true });
  if (locales.some((locale) => pagePath('checkout', locale) === location.pathname))
    addEventListener('input', askBeforeClosing, { once: true });
}

const customerOf = () => /(?:^|; )user-id=([^;]*)/.exec(document.cookie)?.[1];

/** Signs in who opened the shop; who is not known stays a visitor. The page is drawn again for another customer than before. */
async function signIn(initData: string): Promise<void> {
  const before = customerOf();
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/auth/telegram', { method: 'POST', headers, body: JSON.stringify({ initData }) }).catch(() => null);
  if (customerOf() !== before) location.reload();
}

const initData = keepLaunchData();
tellTelegram('web_app_ready');
tellTelegram('web_app_expand');
tellTelegram('web_app_setup_back_button', { is_visible: !isAt('/') });
tellTelegram('web_app_setup_closing_behavior', { need_confirmation: false });
onTelegram('back_button_pressed', goBack);
guardCheckout();
if (initData !== null) void signIn(initData);

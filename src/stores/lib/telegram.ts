/** The program of Telegram around the page: it calls `receiveEvent` of the page, and is called by `postEvent`. */
interface TelegramWindow {
  readonly TelegramWebviewProxy?: { postEvent(name: string, data: string): void };
  Telegram?: { WebView: { receiveEvent: Receive } };
}

type Receive = (name: string, data?: unknown) => void;

const eventPrefix = 'telegram:';
const dataKey = 'telegram';
const contactTries = 20;
const contactPauseMs = 500;
const answerTimeoutMs = 10_000;

export function isInTelegram(): boolean {
  return 'TelegramWebviewProxy' in window;
}

export function tellTelegram(name: string, data: object = {}): void {
  (window as TelegramWindow).TelegramWebviewProxy?.postEvent(name, JSON.stringify(data));
}

/** Calls `listener` with each event of this name. Scripts of one page may listen independently. */
export function onTelegram(name: string, listener: (data: unknown) => void): () => void {
  const receiveEvent: Receive = (received, detail) => dispatchEvent(new CustomEvent(eventPrefix + received, { detail }));
  (window as TelegramWindow).Telegram = { WebView: { receiveEvent } };
  const heard = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  addEventListener(eventPrefix + name, heard);
  return () => removeEventListener(eventPrefix + name, heard);
}

/**
 * Keeps what Telegram signed about the person for this tab, and removes it from the address.
 * @returns null: this page was not opened by Telegram
 */
export function keepLaunchData(): string | null {
  const data = new URLSearchParams(location.hash.slice(1)).get('tgWebAppData');
  if (!data) return null;
  try {
    sessionStorage.setItem(dataKey, data);
  } catch {
    // without storage only this page knows who opened it
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  return data;
}

/** What Telegram signed when it opened this tab. */
export function launchData(): string | null {
  try {
    return sessionStorage.getItem(dataKey);
  } catch {
    return null;
  }
}

/** Asks for the person's contact, in Telegram's own dialog: the text that it signed; null: refused, or it did not come. */
export async function requestContact(): Promise<string | null> {
  // how long a person thinks is not limited
  const asked = await ask('web_app_request_phone', {}, { event: 'phone_requested', timeoutMs: null });
  if (textOf(asked, 'status') !== 'sent') return null;
  for (let tries = 0; tries < contactTries; tries += 1) {
    const request = { req_id: String(tries), method: 'getRequestedContact', params: {} };
    const answer = await ask('web_app_invoke_custom_method', request, { event: 'custom_method_invoked', timeoutMs: answerTimeoutMs });
    const contact = textOf(answer, 'result');
    if (contact !== '') return contact;
    await new Promise((resolve) => setTimeout(resolve, contactPauseMs));
  }
  return null;
}

/** Asks whether the bot may write to the person, in Telegram's own dialog. */
export async function requestWriteAccess(): Promise<boolean> {
  const asked = await ask('web_app_request_write_access', {}, { event: 'write_access_requested', timeoutMs: null });
  return textOf(asked, 'status') === 'allowed';
}

interface Answer {
  readonly event: string;
  /** null: as long as it takes */
  readonly timeoutMs: number | null;
}

function ask(name: string, data: object, { event, timeoutMs }: Answer): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (answer: unknown) => {
      stop();
      resolve(answer);
    };
    const stop = onTelegram(event, settle);
    if (timeoutMs !== null) setTimeout(settle, timeoutMs, null);
    tellTelegram(name, data);
  });
}

/** A text of an answer; '': there is none. */
function textOf(answer: unknown, name: string): string {
  const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : '';
  return typeof value === 'string' ? value : '';
}

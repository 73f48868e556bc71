// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import type { TelegramEnd } from '#domain/customer/telegram-end.ts';
import en from '../../../../locales/en/sign-in-form.json' with { type: 'json' };
import ru from '../../../../locales/ru/sign-in-form.json' with { type: 'json' };
import uz from '../../../../locales/uz/sign-in-form.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const words = ru;
const server = mockBackend();
const { SignInForm } = await import('./SignInForm.tsx');

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (call: CallDefinition) => server.requests(call).at(-1)?.body;

/** The program of Telegram around the page, which shares the contact or refuses to. */
function playProgram(program: { readonly status: string; readonly contact: string }): void {
  const receive = (name: string, data: object) => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
    Telegram.WebView.receiveEvent(name, data);
  };
  const postEvent = (name: string) =>
    name === 'web_app_request_phone'
      ? receive('phone_requested', { status: program.status })
      : receive('custom_method_invoked', { result: program.contact });
  Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  sessionStorage.setItem('telegram', 'user=1');
}

beforeEach(() => {
  server.reset();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('signing in with Telegram', () => {
  it('takes the number and the name of the contact inside Telegram, and asks a new customer without a name for it (R-TELEGRAM-4)', async () => {
    const fields = { user_id: 1, phone_number: '998901234567' };
    const contactOf = (contact: object) => new URLSearchParams({ contact: JSON.stringify(contact), hash: '1' }).toString();
    const program = { status: 'cancelled', contact: contactOf(fields) };
    playProgram(program);
    const show = () =>
      render(<SignInForm locale="ru" words={words} next="/profile/cart" isForCart offerHref="/offer" privacyHref="/privacy" />);
    show();
    expect(screen.getByRole('button', { name: words.shareContact }).className).not.toContain('soft');
    expect(screen.getByRole('button', { name: words.sendCode }).className).toContain('soft');
    press(words.shareContact);
    expect((await screen.findByText(words.contactRefused)).textContent).toBe(words.contactRefused);
    program.status = 'sent';
    server.respond(calls.authTelegram, { customerId: null });
    press(words.shareContact);
    await screen.findByText(words.nameText);
    expect(sent(calls.authTelegram)).toEqual({ initData: 'user=1', contact: program.contact });
    server.respond(calls.customersCreate, { customerId: 'c1' });
    type(words.name, 'Дилноза');
    press(words.continue);
    await vi.waitFor(() => expect(sent(calls.customersCreate)).toMatchObject({ firstName: 'Дилноза', phone1: '998901234567' }));

    program.contact = contactOf({ ...fields, first_name: 'Malika' });
    server.reject(calls.customersCreate, { code: 'UNAVAILABLE' });
    for (const [typed, firstName] of [
      ['', 'Malika'],
      ['Lola', 'Lola'],
    ] as const) {
      cleanup();
      sessionStorage.removeItem('sign-in');
      show();
      type(words.name, typed);
      press(words.shareContact);
      await screen.findByText(words.nameText);
      expect(screen.getByLabelText<HTMLInputElement>(words.name).value).toBe(firstName);
      expect(sent(calls.customersCreate)).toMatchObject({ firstName, phone1: '998901234567' });
    }
    Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  });

  it.each([
    ['ru', ru],
    ['en', en],
    ['uz', uz],
  ] as const)('in a browser offers Telegram, and says how it ended there (R-TELEGRAM-5), %s', (locale, messages) => {
    const href = '/api/telegram/sign-in?next=%2Fprofile';
    const showEnd = (end: TelegramEnd | null, offered: string | null) =>
      render(
        <SignInForm
          {...{ locale, words: messages, next: '/profile', offerHref: '/offer', privacyHref: null }}
          telegram={{ href: offered, end, newPhone: null, getsCodes: false }}
        />,
      );
    const link = () => screen.queryByRole('link', { name: messages.telegramSignIn })?.getAttribute('href');
    showEnd(null, href);
    expect([link(), screen.queryByRole('status')]).toEqual([href, null]);
    cleanup();
    for (const end of ['canceled', 'phone', 'failed'] as const) {
      showEnd(end, href);
      expect([link(), screen.getByRole('status').textContent]).toEqual([href, messages[`telegram_${end}`]]);
      cleanup();
    }
    showEnd('away', null);
    expect([link(), screen.getByRole('status').textContent]).toEqual([undefined, messages.telegram_away]);
    expect(screen.getByRole('button', { name: messages.sendCode }).getAttribute('disabled')).toBeNull();
  });

  it.each([
    ['ru', ru, 'Отправить по SMS через 1:00'],
    ['en', en, 'Send by SMS in 1:00'],
    ['uz', uz, 'SMS orqali yuborish: 1:00'],
  ] as const)('says that a code is in Telegram, and sends another one by SMS (R-CODE-9), %s', async (locale, messages, wait) => {
    vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    const telegram = { href: null, end: null, newPhone: null, getsCodes: true };
    render(<SignInForm {...{ locale, telegram, words: messages, next: '/profile', offerHref: '/offer', privacyHref: null }} />);
    server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 60 });
    type(messages.phone, '998 90 123 45 67');
    press(messages.sendCode);
    await screen.findByLabelText(messages.code);
    expect(document.querySelector('[aria-live]')?.textContent).toBe(messages.codeSentBoth.replace('{{phone}}', '+998 90 123-45-67'));
    expect(screen.getByRole('button', { name: wait }).getAttribute('disabled')).toBe('');
    vi.mocked(Date.now).mockRestore();
  });

  it('asks a new customer for the name only after Telegram has proven the phone (R-TELEGRAM-5)', async () => {
    const telegram = { href: null, end: 'done', newPhone: '998901234567', getsCodes: false } as const;
    render(<SignInForm locale="ru" words={words} next="/profile" telegram={telegram} offerHref="/offer" privacyHref={null} />);
    server.respond(calls.customersCreate, { customerId: 'c1' });
    type(words.name, 'Дилноза');
    press(words.continue);
    await vi.waitFor(() => expect(sent(calls.customersCreate)).toMatchObject({ firstName: 'Дилноза', phone1: '998901234567' }));
  });

  it('says that the next page opens after signing in with Telegram, without a form (R-TELEGRAM-5)', () => {
    const telegram = { href: null, end: 'done', newPhone: null, getsCodes: false } as const;
    render(<SignInForm locale="ru" words={words} next="/profile" telegram={telegram} isFinishing offerHref="/offer" privacyHref={null} />);
    expect(screen.getByRole('status').textContent).toBe(words.telegramDone);
    expect(screen.queryByLabelText(words.phone)).toBeNull();
  });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/sign-in-form.json' with { type: 'json' };
import ru from '../../../locales/ru/sign-in-form.json' with { type: 'json' };
import uz from '../../../locales/uz/sign-in-form.json' with { type: 'json' };

const words = ru;
const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal('fetch', fetch);
const { toggleFavorite } = await import('#stores/shop/favorites.ts');
const { SignInForm } = await import('./SignInForm.tsx');

const answer = (status: number, body: object) =>
  fetch.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
const refusal = (status: number, code: string, details = {}) => answer(status, { code, message: { ru: code }, details });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (call: number) => JSON.parse(String(fetch.mock.calls[call]?.[1]?.body));
const show = () => render(<SignInForm locale="ru" words={words} next="/profile/cart" offerHref="/offer" privacyHref="/privacy" />);

async function askForCode() {
  show();
  answer(202, { challengeId: 'c1', resendAfter: 60 });
  type(words.phone, '998 90 123 45 67');
  press(words.sendCode);
  return screen.findByLabelText(words.code);
}

beforeEach(() => {
  fetch.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('signing in', () => {
  it('refuses an incomplete phone beside the field, which takes the focus', () => {
    show();
    type(words.phone, '90 123');
    press(words.sendCode);
    const field = screen.getByLabelText(words.phone);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(words.phoneInvalid)).not.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('links offer and privacy in its consent', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/offer', '/privacy']);
  });

  it('sends twelve digits and asks for the code, with a pause before the next one', async () => {
    const field = await askForCode();
    expect(document.activeElement).toBe(field);
    expect(sent(0)).toEqual({ phone1: '998901234567' });
    const again = screen.getByRole('button', { name: /Отправить ещё раз через (1:00|0:59)/ }) as HTMLButtonElement;
    expect(again.disabled).toBe(true);
  });

  it.each([
    ['ru', ru, 'Отправить ещё раз через 23 ч 50 мин'],
    ['en', en, 'Send again in 23 h 50 min'],
    ['uz', uz, 'Qayta yuborish: 23 soat 50 daqiqa'],
  ] as const)('tells a wait of hours in hours, %s', async (locale, tongue, text) => {
    render(<SignInForm locale={locale} words={tongue} next="/profile" offerHref="/offer" privacyHref={null} />);
    answer(202, { challengeId: 'c1', resendAfter: 85_800 });
    type(tongue.phone, '998 90 123 45 67');
    press(tongue.sendCode);
    await screen.findByLabelText(tongue.code);
    const names = screen.getAllByRole('button').map((button) => button.textContent?.replaceAll('\u00a0', ' '));
    expect(names).toContain(text);
  });

  it('judges the code as soon as it is whole, says what is wrong and empties the field', async () => {
    const field = await askForCode();
    refusal(401, 'CODE_WRONG', { guessesLeft: 4 });
    type(words.code, '111 111');
    await screen.findByText('CODE_WRONG Осталось попыток: 4.');
    expect(sent(1)).toEqual({ challengeId: 'c1', phone1: '998901234567', code: '111111' });
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('says that there were too many guesses', async () => {
    await askForCode();
    refusal(429, 'TOO_MANY_GUESSES');
    type(words.code, '111111');
    await screen.findByText('TOO_MANY_GUESSES');
  });

  it('asks a new phone for a name and creates the customer', async () => {
    await askForCode();
    answer(200, { customerId: null });
    type(words.code, '123456');
    const name = await screen.findByLabelText(words.name);
    press(words.continue);
    expect(screen.queryByText(words.nameInvalid)).not.toBeNull();
    expect(document.activeElement).toBe(name);
    refusal(503, 'UNAVAILABLE');
    type(words.name, ' Дилноза ');
    press(words.continue);
    await screen.findByText('UNAVAILABLE');
    expect(sent(2)).toMatchObject({ firstName: 'Дилноза', phone1: '998901234567' });
  });

  it('adds what an anonymous visitor liked to the account', async () => {
    void toggleFavorite('1001');
    await askForCode();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'user-id=c1; Path=/';
    answer(200, { customerId: 'c1' });
    fetch.mockImplementation(async () => Response.json({ productIds: [], addresses: [] }));
    type(words.code, '123456');
    const asked = () => fetch.mock.calls.map(([url, options]) => `${options?.method} ${new URL(String(url), location.href).pathname}`);
    await vi.waitFor(() => expect(asked()).toContain('PUT /api/v1/favorites/1001'));
  });

  it('goes on where a reload interrupted it', async () => {
    await askForCode();
    cleanup();
    show();
    await screen.findByLabelText(words.code);
    expect(screen.queryByText('+998 90 123-45-67')).not.toBeNull();
  });
});

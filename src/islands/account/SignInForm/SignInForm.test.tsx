// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import en from '../../../../locales/en/sign-in-form.json' with { type: 'json' };
import ru from '../../../../locales/ru/sign-in-form.json' with { type: 'json' };
import uz from '../../../../locales/uz/sign-in-form.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const words = ru;
const server = mockBackend();
const { addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { toggleFavorite } = await import('#stores/shop/favorites.ts');
const { SignInForm } = await import('./SignInForm.tsx');

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (call: CallDefinition) => server.requests(call).at(-1)?.body;
const show = () => render(<SignInForm locale="ru" words={words} next="/profile/cart" offerHref="/offer" privacyHref="/privacy" />);

async function requestCode() {
  show();
  server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 60 });
  type(words.phone, '998 90 123 45 67');
  press(words.sendCode);
  return screen.findByLabelText(words.code);
}

beforeEach(() => {
  server.reset();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('signing in', () => {
  it('rejects an incomplete phone beside the field, which gets the focus', () => {
    show();
    type(words.phone, '90 123');
    press(words.sendCode);
    const field = screen.getByLabelText(words.phone);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(words.phoneInvalid)).not.toBeNull();
    expect(server.requests()).toEqual([]);
  });

  it('names the cart that waits for the order', () => {
    const line = { productId: '1', quantity: 2, modifiers: [], combo: [] };
    addToCart(line, { name: 'Плов', image: null, unitPrice: 45_000, choices: [] });
    addToCart({ ...line, productId: '2', quantity: 1 }, { name: 'Самса', image: '/dishes/somsa.svg', unitPrice: 15_000, choices: [] });
    render(<SignInForm locale="ru" words={words} next="/profile/cart" isForCart offerHref="/offer" privacyHref={null} />);
    expect(screen.queryByText(/^В корзине 3 блюда, 105\s000\sсум: Плов, Самса$/)).not.toBeNull();
    expect(Array.from(document.querySelectorAll('img'), (picture) => picture.getAttribute('src'))).toEqual(['/dishes/somsa.svg']);
    cleanup();
    emptyCart();
    render(<SignInForm locale="ru" words={words} next="/profile/cart" isForCart offerHref="/offer" privacyHref={null} />);
    expect(screen.queryByText(words.toOrder)).not.toBeNull();
  });

  it('focuses the field where a mouse is used, and not where keys would cover the page', () => {
    show();
    expect(document.activeElement).toBe(document.body);
    cleanup();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
    show();
    expect(document.activeElement).toBe(screen.getByLabelText(words.phone));
    vi.stubGlobal('matchMedia', undefined);
  });

  it('links to the offer and the privacy policy in its consent', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/offer', '/privacy']);
  });

  it('sends twelve digits and requests the code, with a pause before another code', async () => {
    const field = await requestCode();
    expect(document.activeElement).toBe(field);
    expect(sent(calls.authCode)).toEqual({ phone1: '998901234567' });
    const again = screen.getByRole('button', { name: /Отправить ещё раз через (1:00|0:59)/ }) as HTMLButtonElement;
    expect(again.disabled).toBe(true);
  });

  it.each([
    ['ru', ru, 'Отправить ещё раз через 23 ч 50 мин'],
    ['en', en, 'Send again in 23 h 50 min'],
    ['uz', uz, 'Qayta yuborish: 23 soat 50 daqiqa'],
  ] as const)('shows a wait of hours in hours, %s', async (locale, messages, text) => {
    render(<SignInForm locale={locale} words={messages} next="/profile" offerHref="/offer" privacyHref={null} />);
    server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 85_800 });
    type(messages.phone, '998 90 123 45 67');
    press(messages.sendCode);
    await screen.findByLabelText(messages.code);
    const names = screen.getAllByRole('button').map((button) => button.textContent?.replaceAll('\u00a0', ' '));
    expect(names).toContain(text);
  });

  it('checks the code as soon as it is complete, shows the error and clears the field', async () => {
    const field = await requestCode();
    server.reject(calls.authSession, { code: 'CODE_WRONG', details: { guessesLeft: 4 } });
    type(words.code, '111 111');
    await screen.findByText('CODE_WRONG Осталось попыток: 4.');
    expect(sent(calls.authSession)).toEqual({ challengeId: 'c1', phone1: '998901234567', code: '111111' });
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['ru', ru],
    ['en', en],
    ['uz', uz],
  ] as const)('says that a message was not confirmed, also after a reload, until one is, %s', async (locale, messages) => {
    const showIn = () => render(<SignInForm locale={locale} words={messages} next="/profile" offerHref="/offer" privacyHref={null} />);
    const liveText = () => document.querySelector('[aria-live]')?.textContent;
    const uncertain = messages.codeUncertain.replace('{{phone}}', '+998 90 123-45-67');
    showIn();
    server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 1, delivery: 'unknown' });
    type(messages.phone, '998 90 123 45 67');
    press(messages.sendCode);
    await screen.findByLabelText(messages.code);
    expect(liveText()).toBe(uncertain);
    cleanup();
    showIn();
    await screen.findByLabelText(messages.code);
    expect(liveText()).toBe(uncertain);
    server.respond(calls.authCode, { challengeId: 'c2', resendAfter: 60 });
    fireEvent.click(await screen.findByRole('button', { name: messages.sendAgain }, { timeout: 3_000 }));
    await screen.findByText(messages.codeSentAgain);
    expect(liveText()).toBe(messages.codeSent.replace('{{phone}}', '+998 90 123-45-67'));
  });

  it('shows that there were too many attempts', async () => {
    await requestCode();
    server.reject(calls.authSession, { code: 'TOO_MANY_GUESSES' });
    type(words.code, '111111');
    await screen.findByText('TOO_MANY_GUESSES');
  });

  it('requests a name for a new phone and creates the customer', async () => {
    await requestCode();
    server.respond(calls.authSession, { customerId: null });
    type(words.code, '123456');
    const name = await screen.findByLabelText(words.name);
    press(words.continue);
    expect(screen.queryByText(words.nameInvalid)).not.toBeNull();
    expect(document.activeElement).toBe(name);
    server.reject(calls.customersCreate, { code: 'UNAVAILABLE' });
    type(words.name, ' Дилноза ');
    press(words.continue);
    await screen.findByText('UNAVAILABLE');
    expect(sent(calls.customersCreate)).toMatchObject({ firstName: 'Дилноза', phone1: '998901234567' });
  });

  it('from the cart creates a new customer by the name that was given with the phone, and asks for it when that fails', async () => {
    render(<SignInForm locale="ru" words={words} next="/profile/cart" isForCart offerHref="/offer" privacyHref={null} />);
    server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 60 });
    type(words.phone, '998 90 123 45 67');
    type(words.name, ' Дилноза ');
    press(words.sendCode);
    const code = await screen.findByLabelText(words.code);
    server.respond(calls.authSession, { customerId: null });
    server.reject(calls.customersCreate, { code: 'UNAVAILABLE' });
    fireEvent.change(code, { target: { value: '123456' } });
    expect((await screen.findByLabelText<HTMLInputElement>(words.name)).value).toBe(' Дилноза ');
    expect(sent(calls.customersCreate)).toMatchObject({ firstName: 'Дилноза', phone1: '998901234567' });
  });

  it('adds favorites from before sign-in to the account', async () => {
    void toggleFavorite('1001');
    await requestCode();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'user-id=c1; Path=/';
    server.respond(calls.authSession, { customerId: 'c1' });
    server.respond(calls.favorites, { productIds: [] });
    server.respond(calls.addFavorite, undefined);
    type(words.code, '123456');
    await vi.waitFor(() => expect(server.requests(calls.addFavorite).map(({ url }) => url.pathname)).toEqual(['/api/v1/favorites/1001']));
  });

  it('continues at the same step after a reload', async () => {
    await requestCode();
    cleanup();
    show();
    await screen.findByLabelText(words.code);
    expect(screen.queryByText('+998 90 123-45-67')).not.toBeNull();
  });
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireMessageChoices } from '#contract/account/messages.ts';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/messages.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { dismissToast, shownToasts } = await import('#stores/lib/toasts.ts');
const { MessageChoices } = await import('./MessageChoices.tsx');

const ways = { telegram: { bot: 'namuna_bot', isProven: false }, push: { publicKey: 'key' }, email: {} } as const;
const since = '2026-11-20T05:00:00.000Z';
const telegram = { id: 't1', channel: 'telegram', level: 'all', address: null, isThisBrowser: false, since } as const;
const draw = (choices: WireMessageChoices) => render(<MessageChoices locale="ru" words={words} choices={choices} />);
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => server.reset());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of messages', () => {
  it('offers only the ways that the shop has', () => {
    draw({ ways: { ...ways, telegram: null, email: null }, targets: [], offersSince: null });
    expect(screen.getAllByRole('region').map(({ textContent }) => textContent?.includes(words.offers))).toEqual([false, true]);
    expect(part(words.way_push).getByRole('button').textContent).toBe(words.push_allow);
  });

  it('connects Telegram by a link that is made when it is wanted', async () => {
    draw({ ways, targets: [], offersSince: null });
    fireEvent.click(part(words.way_telegram).getByRole('button'));
    const link = await part(words.way_telegram).findByRole('link', { name: words.telegram_open });
    expect(link.getAttribute('href')).toBe('https://t.me/namuna_bot?start=code');
  });

  it('connects the Telegram that signed in by one tap, offers the link of a bot that may not write, and shows another failure (R-MSG-17)', async () => {
    const proven = { ...ways, telegram: { bot: 'namuna_bot', isProven: true } };
    server.reject(calls.connectOpenTelegram, { code: 'BOT_NOT_ALLOWED' });
    draw({ ways: proven, targets: [], offersSince: null });
    fireEvent.click(part(words.way_telegram).getByRole('button'));
    await part(words.way_telegram).findByRole('link', { name: words.telegram_open });
    part(words.way_telegram).getByText(new RegExp(`^${words.telegram_refused}`));
    cleanup();
    server.reject(calls.connectOpenTelegram, { code: 'UNAVAILABLE' });
    draw({ ways: proven, targets: [], offersSince: null });
    fireEvent.click(part(words.way_telegram).getByRole('button'));
    await expect.poll(() => shownToasts().length).toBe(1);
    for (const { id } of shownToasts()) dismissToast(id);
    expect(part(words.way_telegram).queryByText(new RegExp(`^${words.telegram_refused}`))).toBeNull();
    cleanup();
    server.respond(calls.connectOpenTelegram, undefined);
    server.respond(calls.messageChoices, { ways: proven, targets: [telegram], offersSince: null });
    draw({ ways: proven, targets: [], offersSince: null });
    fireEvent.click(part(words.way_telegram).getByRole('button'));
    await screen.findByText(words.telegram_on);
    expect(part(words.way_telegram).queryByRole('button', { name: words.telegram_connect })).toBeNull();
  });

  it('takes a link away before it is over, and makes another one (R-MSG-7)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    draw({ ways, targets: [], offersSince: null });
    fireEvent.click(part(words.way_telegram).getByRole('button'));
    await part(words.way_telegram).findByRole('link', { name: words.telegram_open });
    // the timer begins after the link is drawn
    await act(async () => {});
    act(() => void vi.advanceTimersByTime(60 * 60_000));
    expect(part(words.way_telegram).queryByRole('link')).toBeNull();
    fireEvent.click(part(words.way_telegram).getByRole('button', { name: words.telegram_connect }));
    await part(words.way_telegram).findByRole('link', { name: words.telegram_open });
    expect(server.requests(calls.telegramLink).length).toBe(2);
  });

  it('says that a browser can not show messages', async () => {
    draw({ ways, targets: [], offersSince: null });
    fireEvent.click(part(words.way_push).getByRole('button'));
    expect((await screen.findByRole('alert')).textContent).toBe(words.push_unsupported);
  });

  it('chooses what is sent, and ends it', async () => {
    server.respond(calls.changeMessages, undefined);
    server.respond(calls.endMessages, undefined);
    server.respond(calls.messageChoices, { ways, targets: [{ ...telegram, level: 'important' }], offersSince: null });
    draw({ ways, targets: [telegram], offersSince: null });
    fireEvent.click(screen.getByRole('radio', { name: words.level_important }));
    await screen.findByText(words.saved);
    expect(server.requests(calls.changeMessages)[0]?.body).toEqual({ level: 'important' });
    server.respond(calls.messageChoices, { ways, targets: [], offersSince: null });
    fireEvent.click(screen.getByRole('button', { name: words.endOf.replace('{{name}}', words.connected) }));
    await screen.findByText(words.ended);
    expect(server.requests(calls.endMessages)[0]?.url.pathname).toBe('/api/v1/messages/targets/t1');
  });

  it('proves an e-mail address by its code, and keeps what was typed after an error', async () => {
    server.respond(calls.requestMailCode, undefined);
    draw({ ways, targets: [], offersSince: null });
    const mail = part(words.way_email);
    const type = (label: string, value: string) => fireEvent.change(mail.getByLabelText(label), { target: { value } });
    type(words.email, 'nobody');
    fireEvent.click(mail.getByRole('button', { name: words.email_send }));
    await mail.findByText(words.email_wrong);
    type(words.email, 'dilnoza@example.uz');
    fireEvent.click(mail.getByRole('button', { name: words.email_send }));
    await mail.findByLabelText(words.code);
    server.reject(calls.confirmMail, { code: 'CODE_WRONG', details: { guessesLeft: 4 } });
    type(words.code, '123456');
    fireEvent.click(mail.getByRole('button', { name: words.confirm }));
    await mail.findByText('CODE_WRONG');
    expect((mail.getByLabelText(words.code) as HTMLInputElement).value).toBe('123456');
    server.respond(calls.confirmMail, undefined);
    fireEvent.click(mail.getByRole('button', { name: words.confirm }));
    await screen.findByText(words.email_on);
    expect(server.requests(calls.requestMailCode)[0]?.body).toEqual({ address: 'dilnoza@example.uz' });
  });

  it('offers another code for the same address once a code is over', async () => {
    server.respond(calls.requestMailCode, undefined);
    draw({ ways, targets: [], offersSince: null });
    const mail = part(words.way_email);
    fireEvent.change(mail.getByLabelText(words.email), { target: { value: 'dilnoza@example.uz' } });
    fireEvent.click(mail.getByRole('button', { name: words.email_send }));
    server.reject(calls.confirmMail, { code: 'CODE_EXPIRED' });
    fireEvent.change(await mail.findByLabelText(words.code), { target: { value: '123456' } });
    fireEvent.click(mail.getByRole('button', { name: words.confirm }));
    await mail.findByText('CODE_EXPIRED');
    fireEvent.click(mail.getByRole('button', { name: words.email_send }));
    expect((await mail.findByLabelText(words.code)).getAttribute('value')).toBe('');
    expect(server.requests(calls.requestMailCode).map(({ body }) => body)).toEqual([1, 2].map(() => ({ address: 'dilnoza@example.uz' })));
  });

  it('agrees to offers by a box that is not ticked by itself, and says when there is nowhere to send them (R-MAILING-1)', async () => {
    server.respond(calls.agreeToOffers, undefined);
    server.respond(calls.messageChoices, { ways, targets: [], offersSince: since });
    draw({ ways, targets: [telegram], offersSince: null });
    const box = screen.getByRole('switch', { name: words.offers_agree }) as HTMLInputElement;
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    await screen.findByText(words.offers_on);
    expect(server.requests(calls.agreeToOffers).map(({ body }) => body)).toEqual([{ isAgreed: true }]);
    screen.getByText(words.offers_nowhere);
    server.respond(calls.messageChoices, { ways, targets: [], offersSince: null });
    fireEvent.click(screen.getByRole('switch', { name: words.offers_agree }));
    await screen.findByText(words.offers_off);
    expect(server.requests(calls.agreeToOffers).at(-1)?.body).toEqual({ isAgreed: false });
  });
});

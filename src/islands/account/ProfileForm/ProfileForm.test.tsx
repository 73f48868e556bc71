// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import words from '../../../../locales/ru/profile-form.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { dismissToast, shownToasts } = await import('#stores/lib/toasts.ts');
const { ProfileForm } = await import('./ProfileForm.tsx');

const customer = { id: '7', firstName: 'Дилноза', phone1: '998901234567', birthDate: '1994-06-05' };
const stored = { ...customer, cardBalance: 0, cardNumber: 0 };
const bodiesOf = (call: CallDefinition) => server.requests(call).map(({ body }) => body);
const sent = (call: CallDefinition) => bodiesOf(call)[0] ?? null;
const name = () => screen.getByLabelText<HTMLInputElement>(words.name);
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

const show = (shown: typeof customer) =>
  render(<ProfileForm locale="ru" words={words} customer={shown} today="2026-11-21" unsetBirthDate="2026-11-20" />);

beforeEach(() => {
  server.reset();
  server.respond(calls.customersUpdate, { success: true });
  server.respond(calls.customersGet, stored);
  for (const { id } of shownToasts()) dismissToast(id);
  show(customer);
});
afterEach(cleanup);

describe('the profile', () => {
  it('saves and then shows the customer that the server returns', async () => {
    server.respond(calls.customersGet, { ...stored, firstName: 'Дилноза-опа' });
    fireEvent.change(name(), { target: { value: ' Дилноза опа ' } });
    press(words.save);
    await screen.findByRole('heading', { name: 'Здравствуйте, Дилноза-опа' });
    expect(name().value).toBe('Дилноза-опа');
    expect(sent(calls.customersUpdate)).toMatchObject({
      id: '7',
      firstName: 'Дилноза опа',
      phone1: customer.phone1,
      birthDate: '1994-06-05',
    });
    expect(shownToasts().map(({ kind, message }) => [kind, message])).toEqual([['success', words.saved]]);
  });

  it('offers to save only what has been typed, and the focus stays in the form when that is saved', async () => {
    const button = () => screen.queryByRole('button', { name: words.save });
    expect([button(), screen.queryByText(words.saved)]).toEqual([null, null]);
    server.respond(calls.customersGet, { ...stored, firstName: 'Нигора' });
    fireEvent.change(name(), { target: { value: 'Нигора' } });
    press(words.save);
    await waitFor(() => expect(button()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('form', { name: words.record }));
  });

  it('requires a name, with a message beside its field and without a request', () => {
    fireEvent.change(name(), { target: { value: '  ' } });
    press(words.save);
    expect(screen.queryByText(words.nameInvalid)).not.toBeNull();
    expect(document.activeElement).toBe(name());
    expect(server.requests()).toEqual([]);
  });

  it('shows a birth date that was never set as empty, and saves it unchanged', async () => {
    cleanup();
    server.respond(calls.customersGet, { ...stored, birthDate: '2026-11-20' });
    show({ ...customer, birthDate: '2026-11-20' });
    const day = screen.getByLabelText<HTMLInputElement>(words.birthDate);
    expect(day.value).toBe('');
    fireEvent.change(name(), { target: { value: 'Нигора' } });
    press(words.save);
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(sent(calls.customersUpdate)).toMatchObject({ birthDate: '2026-11-20' });
    expect(day.value).toBe('');
  });

  it('shows an error beside the field', async () => {
    server.reject(calls.customersUpdate, { code: 'INVALID_BODY', details: { field: 'firstName', rule: 'first_name' } });
    fireEvent.change(name(), { target: { value: 'Нигора' } });
    press(words.save);
    await screen.findByText('INVALID_BODY');
  });

  const enter = async (code: string) => {
    const field = await screen.findByLabelText(words.code);
    fireEvent.change(field, { target: { value: code } });
    press(words.confirm);
  };
  /** Matches a paragraph that contains the phone number as an element. */
  const paragraph = (text: string) => (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === text;
  const codesCome = () => {
    server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 60 });
    server.respond(calls.authSession, { customerId: '7' });
  };

  it('changes the phone only after a code to the current one and a code to the new one', async () => {
    codesCome();
    press(words.changePhone);
    expect(screen.queryByText(paragraph(words.oldPhoneText.replace('{{phone}}', '+998 90 123-45-67')))).not.toBeNull();
    press(words.sendCode);
    await enter('111111');
    fireEvent.change(await screen.findByLabelText(words.newPhone), { target: { value: '93 555 44 33' } });
    press(words.sendCode);
    await screen.findByLabelText(words.code);
    expect(sent(calls.customersUpdate)).toBeNull();
    server.respond(calls.customersGet, { ...stored, phone1: '998935554433' });
    await enter('123456');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(words.phone).value).toBe('+998 93 555-44-33'));
    expect(bodiesOf(calls.authSession)).toEqual([
      { challengeId: 'c1', phone1: '998901234567', code: '111111' },
      { challengeId: 'c1', phone1: '998935554433', code: '123456' },
    ]);
    expect(sent(calls.customersUpdate)).toMatchObject({ firstName: 'Дилноза', phone1: '998935554433' });
  });

  it('says that the message with the code was not confirmed', async () => {
    server.respond(calls.authCode, { challengeId: 'c1', resendAfter: 60, delivery: 'unknown' });
    press(words.changePhone);
    press(words.sendCode);
    await screen.findByText(paragraph(words.codeUncertain.replace('{{phone}}', '+998 90 123-45-67')));
  });

  it('delays the change without the current phone, shows until when, and cancels it on request', async () => {
    codesCome();
    const pending = { phone1: '998935554433', takesEffectAt: '2026-11-24T07:05:00.000Z' };
    server.respond(calls.requestPhoneChange, { pending });
    server.respond(calls.cancelPhoneChange, undefined);
    press(words.changePhone);
    press(words.lostPhone);
    expect(screen.queryByText(words.lostText)).not.toBeNull();
    fireEvent.change(screen.getByLabelText(words.newPhone), { target: { value: '93 555 44 33' } });
    press(words.sendCode);
    await enter('123456');
    const waits = paragraph(words.phoneWaits.replace('{{phone}}', '+998 93 555-44-33').replace('{{when}}', '24 ноября, 12:05'));
    await screen.findByText(waits);
    expect(sent(calls.requestPhoneChange)).toEqual({ phone1: '998935554433' });
    expect([sent(calls.customersUpdate), screen.getByLabelText<HTMLInputElement>(words.phone).value]).toEqual([null, '+998 90 123-45-67']);
    press(words.stopChange);
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
    expect(shownToasts().map(({ message }) => message)).toEqual([words.changeStopped]);
  });

  it('shows beside the button why no code was sent to the current phone', async () => {
    server.reject(calls.authCode, { code: 'TOO_MANY_CODES', details: { resendAfter: 60 } });
    press(words.changePhone);
    press(words.sendCode);
    await screen.findByText('TOO_MANY_CODES');
  });

  it('rejects an incomplete phone and the same phone beside the field', async () => {
    press(words.changePhone);
    press(words.lostPhone);
    press(words.sendCode);
    expect(screen.queryByText(words.phoneInvalid)).not.toBeNull();
    fireEvent.change(screen.getByLabelText(words.newPhone), { target: { value: customer.phone1 } });
    press(words.sendCode);
    expect(screen.queryByText(words.phoneSame)).not.toBeNull();
    press(words.keepPhone);
    expect(screen.getByLabelText<HTMLInputElement>(words.phone).value).toBe('+998 90 123-45-67');
    expect(server.requests()).toEqual([]);
  });

  it('deletes the account only after confirmation', async () => {
    server.reject(calls.deleteAccount, { code: 'UNAVAILABLE' });
    press(words.deleteAccount);
    press(words.deleteNo);
    expect(server.requests()).toEqual([]);
    press(words.deleteAccount);
    press(words.deleteYes);
    await waitFor(() =>
      expect(server.requests().map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['DELETE /api/v1/account']),
    );
    await waitFor(() => expect(shownToasts().map(({ message }) => message)).toEqual(['UNAVAILABLE']));
  });
});

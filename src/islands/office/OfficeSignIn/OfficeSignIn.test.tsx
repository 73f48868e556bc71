// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office-sign-in.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeSignIn } = await import('./OfficeSignIn.tsx');

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => server.reset());
afterEach(cleanup);

it('rejects an incomplete phone beside the field, and sends nothing', () => {
  render(<OfficeSignIn locale="ru" words={words} />);
  type(words.phone, '90 123');
  press(words.sendCode);
  expect(document.activeElement).toBe(screen.getByLabelText(words.phone));
  expect(screen.queryByText(words.phoneInvalid)).not.toBeNull();
  expect(server.requests()).toEqual([]);
});

it('sends the code of the team, and says beside the field that the phone is not in the team', async () => {
  render(<OfficeSignIn locale="ru" words={words} />);
  server.respond(calls.officeCode, { challengeId: 'c1', resendAfter: 60 });
  server.reject(calls.openOfficeSession, { code: 'NOT_IN_TEAM' });
  type(words.phone, '998 90 123 45 67');
  press(words.sendCode);
  const field = await screen.findByLabelText(words.code);
  expect(document.activeElement).toBe(field);
  type(words.code, '123456');
  await screen.findByText('NOT_IN_TEAM');
  expect(server.requests(calls.openOfficeSession).at(-1)?.body).toEqual({ challengeId: 'c1', phone1: '998901234567', code: '123456' });
});

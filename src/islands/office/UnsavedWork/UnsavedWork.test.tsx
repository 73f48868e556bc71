// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import signInWords from '../../../../locales/ru/office-sign-in.json' with { type: 'json' };
import unsavedWords from '../../../../locales/ru/unsaved.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { UnsavedWork } = await import('./UnsavedWork.tsx');
const { api } = await import('#stores/lib/api.ts');
const { forgetUnsaved, keeperOf, leaveForms, setPerson } = await import('#stores/lib/unsaved.ts');

const words = { ...signInWords, ...unsavedWords };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const keeper = () => keeperOf<{ name: string }, { base: null }>('dish', '7');
const session = { id: '1', name: 'Ona', phone: '998901234567', role: 'owner', restaurantIds: [], parts: ['catalog'] } as const;
const endSession = () => api('DELETE /api/v1/office/sessions/:id', { path: { id: '1' }, silent: true });

/** Whether the forms of the page were left. */
const leaveNow = () => new Promise<boolean>((resolve) => void leaveForms(() => resolve(true)));

async function signIn(): Promise<void> {
  server.respond(calls.officeCode, { challengeId: 'c1', resendAfter: 60 });
  server.respond(calls.openOfficeSession, undefined);
  fireEvent.change(await screen.findByLabelText(words.phone), { target: { value: '998 90 123 45 67' } });
  press(words.sendCode);
  fireEvent.change(await screen.findByLabelText(words.code), { target: { value: '123456' } });
}

beforeEach(() => {
  server.reset();
  setPerson('team:1');
});
afterEach(() => {
  cleanup();
  act(forgetUnsaved);
});

it('lists what is stored and not open, continues with it on its page, and deletes it after a question', async () => {
  keeper().keep({ name: 'Плов' }, { base: null }, 'Плов');
  render(<UnsavedWork locale="ru" words={words} />);
  const link = await screen.findByRole('link', { name: 'Продолжить: Плов' });
  expect(link.getAttribute('href')).toBe('/?resume=dish%3A7');
  press('Удалить несохранённое: Плов');
  press(words.drop);
  await waitFor(() => expect(screen.queryByText('Плов')).toBeNull());
  expect(keeper().read()).toBeNull();
});

it('asks before a link is followed while something is not saved, and the browser asks on all other ways', async () => {
  render(
    <>
      <UnsavedWork locale="ru" words={words} />
      <a href="/en/admin/menu">EN</a>
    </>,
  );
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  act(() => keeper().keep({ name: 'Плов' }, { base: null }, 'Плов'));
  expect(leave()).toBe(false);
  expect(fireEvent.click(screen.getByText('EN'))).toBe(false);
  expect(screen.getByRole('alertdialog').textContent).toContain(words.leaveText);
  press(words.stay);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => keeper().drop());
  expect(leave()).toBe(true);
});

it('leaves without an answer once what was being saved is saved', async () => {
  render(<UnsavedWork locale="ru" words={words} />);
  act(() => keeper().keep({ name: 'Плов' }, { base: null }, 'Плов'));
  const left = leaveNow();
  await screen.findByRole('alertdialog');
  act(() => keeper().drop());
  expect(await left).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('signs in above the form when the session has ended, and what was sent goes on', async () => {
  server.reject(calls.endTeamSession, { code: 'NOT_SIGNED_IN' });
  server.respond(calls.officeSession, { ...session, restaurantIds: [], parts: [...session.parts] });
  render(<UnsavedWork locale="ru" words={words} />);
  const requests = [endSession(), endSession()];
  await signIn();
  server.respond(calls.endTeamSession, undefined);
  const results = await Promise.all(requests);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(server.requests(calls.openOfficeSession)).toHaveLength(1);
});

it('does not confirm where nobody waits, and not again for what is only read after "later"', async () => {
  server.reject(calls.endTeamSession, { code: 'NOT_SIGNED_IN' });
  server.reject(calls.catalogWorkspace, { code: 'NOT_SIGNED_IN' });
  server.reject(calls.enterPage, { code: 'NOT_SIGNED_IN' });
  render(<UnsavedWork locale="ru" words={words} />);
  await act(() => api('PUT /api/v1/editor/presence/:id', { path: { id: 'x'.repeat(24) }, body: { page: 'about' }, silent: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const first = endSession();
  await screen.findByRole('button', { name: words.later });
  press(words.later);
  expect((await first).ok).toBe(false);
  await act(() => api('GET /api/v1/office/catalog', { silent: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets another person begin anew, and keeps what the first one typed', async () => {
  keeper().keep({ name: 'Плов' }, { base: null }, 'Плов');
  server.reject(calls.endTeamSession, { code: 'NOT_SIGNED_IN' });
  server.respond(calls.officeSession, { ...session, id: '2', restaurantIds: [], parts: [...session.parts] });
  render(<UnsavedWork locale="ru" words={words} />);
  void endSession();
  await signIn();
  await screen.findByText(words.otherPerson);
  expect(keeper().read()?.draft).toEqual({ name: 'Плов' });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeTeam } = await import('./OfficeTeam.tsx');

const show = async (role: 'owner' | 'manager' = 'owner') => {
  render(<OfficeTeam locale="ru" words={words} rights={{ role, restaurantIds: [] }} />);
  await screen.findByText('Анвар');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => server.reset());
afterEach(cleanup);

it('asks before it removes a person', async () => {
  await show();
  server.respond(calls.removeMember, undefined);
  press('Удалить: Анвар');
  expect(server.requests(calls.removeMember)).toEqual([]);
  press('Удалить: Анвар');
  await screen.findByText(words.removed);
  expect(document.activeElement).not.toBe(document.body);
  expect(server.requests(calls.removeMember).map(({ url }) => url.pathname)).toEqual(['/api/v1/office/team/m2']);
});

it('offers no removal of the owner of the configuration, and to a manager no change of an owner', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Удалить: Нодира Юсупова' })).toBeNull();
  cleanup();
  await show('manager');
  expect(screen.queryByRole('button', { name: 'Изменить: Нодира Юсупова' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Изменить: Анвар' })).not.toBeNull();
});

it('needs a restaurant for the kitchen, sends the person, and shows a taken phone beside its field', async () => {
  await show();
  press(words.addMember);
  type(words.name, 'Ойбек');
  type(words.phone, '998 90 123 45 67');
  press(words.save);
  await screen.findByText(words.restaurantsMissing);
  expect(server.requests(calls.addMember)).toEqual([]);
  server.reject(calls.addMember, { code: 'MEMBER_PHONE_TAKEN' });
  fireEvent.click(within(screen.getByRole('group')).getAllByRole('checkbox')[0] as HTMLElement);
  press(words.save);
  await screen.findByText('MEMBER_PHONE_TAKEN');
  expect(screen.getByLabelText(words.phone).getAttribute('aria-invalid')).toBe('true');
  const sent = server.requests(calls.addMember).at(-1)?.body;
  expect(sent).toMatchObject({ name: 'Ойбек', phone: '998901234567', role: 'kitchen', restaurantIds: [expect.any(String)] });
});

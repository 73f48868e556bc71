// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { GivenFeedback } from '#domain/order/feedback.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/order-feedback.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OrderFeedback } = await import('./OrderFeedback.tsx');

const now = Date.parse('2026-11-21T13:00:00+05:00');
const hourMs = 60 * 60_000;
const given: GivenFeedback = { stars: 4, text: 'Вкусно', dishes: [], at: new Date(now).toISOString(), answer: null };
const dishes = [{ productId: '1001', name: 'Плов' }];
const props = { words, id: 'o1', given: null, until: now + hourMs, now, dishes };

beforeEach(() => server.reset());
afterEach(cleanup);

const star = (name: string, count: number) => within(screen.getByRole('group', { name })).getAllByRole('radio')[count - 1] as HTMLElement;
const send = () => fireEvent.click(screen.getByRole('button', { name: words.send }));

test('stars, words and stars of dishes are sent, and then shown', async () => {
  server.respond(calls.giveFeedback, { until: null, isOpen: true, given });
  render(<OrderFeedback {...props} />);
  fireEvent.click(star(words.title, 4));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Вкусно' } });
  fireEvent.click(screen.getByText(words.byDish));
  fireEvent.click(star('Плов', 5));
  send();
  await screen.findByRole('img', { name: words.starsOf.replace('{{stars}}', '4') });
  expect(server.requests(calls.giveFeedback).at(-1)?.body).toEqual({ stars: 4, text: 'Вкусно', dishes: [{ productId: '1001', stars: 5 }] });
});

test('without stars nothing is sent, and a text says so', async () => {
  render(<OrderFeedback {...props} />);
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(words.starsMissing);
  expect(server.requests(calls.giveFeedback)).toHaveLength(0);
});

test('what could not be sent stays in the form', async () => {
  server.reject(calls.giveFeedback, problem('FEEDBACK_CLOSED'));
  render(<OrderFeedback {...props} />);
  fireEvent.click(star(words.title, 2));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Холодно' } });
  send();
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Холодно');
});

test('after a day nothing is asked, and what was said is only shown', () => {
  const { container } = render(<OrderFeedback {...props} until={now} />);
  expect(container.textContent).toBe('');
  cleanup();
  render(<OrderFeedback {...props} until={now} given={given} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the answer of the house is shown, and what was said stays as it was answered', () => {
  render(<OrderFeedback {...props} given={{ ...given, answer: { text: 'Ждём вас', at: given.at } }} />);
  screen.getByText('Ждём вас');
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { WireFeedback } from '#contract/office/feedback.ts';
import words from '../../../../locales/ru/office-feedback.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { OfficeFeedback } = await import('./OfficeFeedback.tsx');

const entry: WireFeedback = {
  ...{ orderId: 'o1', number: 1042, orderedAt: '2026-11-21T06:00:00.000Z', restaurant: { id: '1', name: 'Чиланзар' } },
  ...{ customer: { firstName: 'Дилноза', phone1: '998901112233' }, stars: 2, text: 'Холодно', dishes: [{ name: 'Манты', stars: 1 }] },
  ...{ at: '2026-11-21T08:00:00.000Z', answer: null },
};

beforeEach(() => {
  localStorage.clear();
  server.reset();
  server.respond(calls.feedback, { feedback: [entry], next: null, waiting: 1 });
});
afterEach(cleanup);

test('the house answers, and the answer stands below what was said', async () => {
  server.respond(calls.answerFeedback, { ...entry, answer: { text: 'Простите', at: entry.at, by: 'Малика' } });
  render(<OfficeFeedback locale="ru" words={words} view="all" />);
  fireEvent.click(await screen.findByRole('button', { name: `${words.toAnswer}: ${words.answerTo.replace('{{number}}', '1042')}` }));
  fireEvent.click(screen.getByRole('button', { name: words.send }));
  await screen.findByText(words.answerMissing);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Простите' } });
  fireEvent.click(screen.getByRole('button', { name: words.send }));
  await screen.findByText('Простите', { selector: 'blockquote p' });
  expect(server.requests(calls.answerFeedback).at(-1)?.body).toEqual({ text: 'Простите' });
  screen.getByRole('button', { name: `${words.changeAnswer}: ${words.answerTo.replace('{{number}}', '1042')}` });
});

test('those that wait and those with few stars are asked for', async () => {
  render(<OfficeFeedback locale="ru" words={words} view="waiting" />);
  await screen.findByText('Холодно');
  expect(server.requests(calls.feedback).at(-1)?.url.searchParams.get('show')).toBe('waiting');
  fireEvent.click(screen.getByRole('radio', { name: words.view_low }));
  await expect.poll(() => server.requests(calls.feedback).at(-1)?.url.searchParams.get('show')).toBe('low');
});

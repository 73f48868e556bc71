// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import words from '../../../../locales/ru/publish-bar.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { PublishBar } = await import('./PublishBar.tsx');
const { forgetCatalog } = await import('#stores/office/catalog-draft.ts');

beforeEach(() => {
  server.reset();
  forgetCatalog();
});
afterEach(cleanup);

it('counts the changes of the catalog, and leads to their publication and their preview', async () => {
  render(<PublishBar locale="ru" words={words} />);
  await screen.findByText('3 неопубликованных изменения');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/preview/catalog/', '/admin/publishing']);
});

it('says whose catalog it is where another system has it', async () => {
  server.reject(calls.catalogWorkspace, problem('PUBLISHED_ELSEWHERE'));
  render(<PublishBar locale="ru" words={words} />);
  expect((await screen.findByRole('alert')).textContent).toContain('PUBLISHED_ELSEWHERE');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says on each page of the catalog that it was not loaded, and loads it by a button', async () => {
  server.disconnect(calls.catalogWorkspace);
  render(<PublishBar locale="ru" words={words} />);
  await screen.findByRole('alert');
  server.reset();
  fireEvent.click(screen.getByRole('button', { name: words.retry }));
  await screen.findByText('3 неопубликованных изменения');
});

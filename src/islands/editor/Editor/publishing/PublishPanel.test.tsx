// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { toWireDraft } from '#contract/editor/draft-wire.ts';
import type { WirePlan, WireWorkspace } from '#contract/editor/editor-wire.ts';
import { toWireSiteSettings } from '#contract/shop/settings-wire.ts';
import { differingParts } from '#domain/content/content-parts.ts';
import { freshDraft } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import type { BannerIssue } from '#domain/content/pages/lint-banners.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { emptyPage, noPages, type OwnPage } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import { mockBackend } from '../../../../../tests/support/mock-backend.ts';
import '../../../../../tests/support/screens/native-dialog.ts';

const backend = mockBackend();
const { PublishPanel } = await import('./PublishPanel.tsx');
const { $workspace, loadWorkspace } = await import('#stores/editor/workspace.ts');
const { whileUploading } = await import('#stores/lib/upload.ts');

const published = sampleSettings();
const settings = withText(withText(published, 'aboutUs', 'uz', 'Biz'), 'offer', 'ru', 'Новое');
const jobs: OwnPage = {
  ...emptyPage,
  id: 'p1',
  slug: 'jobs',
  place: 'none',
  description: { ru: '', en: '', uz: '' },
  title: { ru: 'Вакансии', en: 'Jobs', uz: 'Ish' },
};
const empty = { ru: '', en: '', uz: '' };
const usual = { ...freshDraft(settings, { ...noPages, own: [jobs] }), ready: { ru: true, en: true, uz: true } };
let draft = usual;
let planned: WirePlan[] = [];
const workspace = (): WireWorkspace => ({
  etag: '"1"',
  draft: toWireDraft(draft),
  saved: null,
  scheduled: null,
  planned,
  changed: differingParts({ settings: published, pages: noPages }, draft),
  revision: '1',
  canPublish: true,
  published: toWireSiteSettings(published),
  publishedPages: noPages,
});
const t = translator<'editor'>(words);

beforeEach(() => {
  planned = [];
  draft = usual;
  backend.reset();
  backend.respond(calls.editorWorkspace, workspace);
  for (const call of [calls.publishDraft, calls.movePlan, calls.cancelPlan]) backend.respond(call, workspace);
});
afterEach(cleanup);

async function open(bannerIssues: BannerIssue[] = []): Promise<void> {
  await loadWorkspace();
  const loaded = $workspace.get();
  if (loaded !== null)
    render(
      <PublishPanel
        locale="ru"
        t={t}
        workspace={loaded}
        issues={[]}
        pageIssues={lintPages(loaded.draft.pages)}
        bannerIssues={bannerIssues}
        page="about"
      />,
    );
}
const sent = (call: Parameters<typeof backend.requests>[0]) =>
  backend.requests(call).map(({ method, url, body }) => [method, url.pathname, body]);
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Опубликовать сейчас' }));
const choice = (name: string) => screen.getByRole('checkbox', { name });

test('all that has changed is named, own pages by their titles, and published together', async () => {
  await open();
  expect(within(screen.getByRole('group', { name: /отметьте, что опубликовать/ })).getAllByRole('checkbox')).toHaveLength(3);
  expect(choice('Страница «Вакансии»')).toHaveProperty('checked', true);
  publish();
  await waitFor(() => expect(sent(calls.publishDraft)).toEqual([['POST', '/api/v1/editor/site-settings/publish', {}]]));
});

test('the open page is published alone', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Только: О нас' }));
  expect(choice('Оферта')).toHaveProperty('checked', false);
  publish();
  await waitFor(() => expect(sent(calls.publishDraft).map(([, , body]) => body)).toEqual([{ parts: ['about'] }]));
});

test('a part that is left out is not published, and nothing is published without a part', async () => {
  await open();
  fireEvent.click(choice('О нас'));
  publish();
  await waitFor(() => expect(sent(calls.publishDraft).map(([, , body]) => body)).toEqual([{ parts: ['offer', 'page:p1'] }]));
  fireEvent.click(choice('Оферта'));
  fireEvent.click(choice('Страница «Вакансии»'));
  expect(screen.getByRole('button', { name: 'Опубликовать сейчас' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать всё' }));
  expect(screen.getByRole('button', { name: 'Опубликовать сейчас' })).toHaveProperty('disabled', false);
});

test('a language without a text is called missing before the page is published, not unchecked', async () => {
  const title = { ru: 'Вакансии', en: '', uz: '' };
  draft = { ...usual, pages: { ...noPages, own: [{ ...jobs, title }] } };
  await open();
  publish();
  const question = await screen.findByRole('alertdialog', { name: 'Опубликовать без перевода?' });
  expect(question.textContent).toContain('Нет текста: Английский, Узбекский.');
  expect(question.textContent).not.toContain('не отмечены');
  expect(sent(calls.publishDraft)).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Всё равно опубликовать' }));
  await waitFor(() => expect(sent(calls.publishDraft)).toHaveLength(1));
});

test('what has to be corrected first is named by its part, and stops only the publication of that part', async () => {
  const issue: BannerIssue = { page: 'banners', id: 'b1', field: 'title', locale: 'ru', rule: 'missing', found: [], isBlocking: true };
  const banner = { id: 'b1', picture: null, from: null, until: null, link: null, title: empty, text: empty };
  draft = { ...draft, pages: { ...draft.pages, banners: [banner] } };
  await open([issue]);
  const button = screen.getByRole('button', { name: 'Опубликовать сейчас' });
  screen.getByText('Сначала исправьте отмеченное красным: Баннеры.');
  expect(button).toHaveProperty('disabled', true);
  fireEvent.click(choice('Баннеры'));
  expect(screen.queryByText(/^Сначала исправьте/)).toBeNull();
  expect(button).toHaveProperty('disabled', false);
});

test('a planned publication names its parts and who made it, says why it failed, and can be moved and canceled', async () => {
  const plan = { id: 7, at: '2099-01-01T05:00:00.000Z', by: 'Анна', madeAt: '2026-11-21T07:00:00.000Z', parts: ['about', 'page:p1'] };
  planned = [{ ...plan, problem: 'SLUG_TAKEN' }];
  await open();
  const row = within(screen.getByRole('listitem'));
  expect(screen.getByRole('listitem').textContent).toMatch(/О нас, Страница «Вакансии».*Анна/);
  expect(row.getByRole('alert').textContent).toBe('Не опубликовано: адрес страницы занят другой страницей');
  fireEvent.click(row.getByRole('button', { name: /^Перенести/ }));
  fireEvent.change(row.getByLabelText('Новые дата и время (Ташкент)'), { target: { value: '2099-02-01T10:00' } });
  fireEvent.click(row.getByRole('button', { name: 'Перенести на это время' }));
  await waitFor(() => expect(sent(calls.movePlan)).toEqual([['PUT', '/api/v1/editor/plans/7', { at: '2099-02-01T05:00:00.000Z' }]]));
  fireEvent.click(row.getByRole('button', { name: /^Отменить/ }));
  await waitFor(() =>
    expect(sent(calls.cancelPlan).map(([method, path]) => `${method} ${path}`)).toEqual(['DELETE /api/v1/editor/plans/7']),
  );
});

test('the time is empty again once the publication is planned', async () => {
  await open();
  const time = screen.getByLabelText<HTMLInputElement>('Дата и время (Ташкент)');
  fireEvent.change(time, { target: { value: '2099-01-01T10:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Опубликовать в это время' }));
  await waitFor(() => expect(time.value).toBe(''));
  expect(sent(calls.publishDraft).map(([, , body]) => body)).toEqual([{ at: '2099-01-01T05:00:00.000Z' }]);
});

test('a link leads to the page that is open, or to another that is chosen', async () => {
  backend.respond(calls.makePreviewLink, { url: 'https://shop.example/preview/x/about', expiresAt: '2026-11-28T07:00:00.000Z' });
  await open();
  const pages = screen.getByLabelText<HTMLSelectElement>('Страница для просмотра');
  expect([pages.value, [...pages.options].map(({ text }) => text)]).toEqual([
    '/about',
    ['Главная', 'О нас', 'Контакты', 'Рестораны на карте', 'Оферта', 'Вакансии'],
  ]);
  fireEvent.change(pages, { target: { value: '/p/jobs' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ссылка для коллеги' }));
  await waitFor(() => expect(sent(calls.makePreviewLink)[0]?.[2]).toEqual({ path: '/p/jobs' }));
});

/** Publishes while a file is uploaded. @returns ends the upload */
async function publishDuringUpload(): Promise<(isStored: boolean) => Promise<void>> {
  await open();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const uploading = whileUploading(() => promise);
  publish();
  await screen.findByText(words.publishWaits);
  expect(sent(calls.publishDraft)).toEqual([]);
  return async (isStored) => {
    resolve(isStored);
    await act(() => uploading);
  };
}

test('publishing waits for a file that is uploaded, and goes on by itself', async () => {
  const end = await publishDuringUpload();
  await end(true);
  await waitFor(() => expect(sent(calls.publishDraft)).toHaveLength(1));
  expect(screen.queryByText(words.publishWaits)).toBeNull();
});

test('nothing is published when the file could not be stored, or when the editor does not want to wait', async () => {
  const fail = await publishDuringUpload();
  await fail(false);
  expect(screen.getByRole('alert').textContent).toBe(words.publishUploadFailed);
  cleanup();
  const end = await publishDuringUpload();
  fireEvent.click(screen.getByRole('button', { name: words.publishNotNow }));
  await end(true);
  expect(screen.queryByText(words.publishWaits)).toBeNull();
  expect(sent(calls.publishDraft)).toEqual([]);
});

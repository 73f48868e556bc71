import type { Page } from '@playwright/test';
import { axeIn } from '../support/screens/axe.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import type { Shop } from '../support/shop/shop.ts';
import { expect, hydrated } from './fixtures.ts';

export const keys = { anna: 'a'.repeat(40), bobur: 'b'.repeat(40) };
/** Names the editors of a shop. */
export const editorEnv = { EDITOR_TOKEN: `Anna:${keys.anna},Bobur:${keys.bobur}` };
/** The screen of an editor's tests: those of a phone say so. */
export const editorScreen = { viewport: { width: 1440, height: 900 } };

/** A shop for the tests of one file: no other test may see what editors save and publish. */
export const testWithEditors = () => testWithShop(() => ({ env: editorEnv }));

export async function enter(page: Page, shop: Shop, key: string): Promise<void> {
  await page.goto(`${shop.url}/editor`);
  await hydrated(page);
  await page.getByLabel('Ключ редактора').fill(key);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('group', { name: 'Текст страницы «О нас»' })).toBeVisible();
}

/**
 * Leaves the three previews of the workspace empty in a test that looks at none: they load a page of the shop again after every change, which
 * takes most of the processor time.
 */
export async function withoutPreviews(page: Page): Promise<void> {
  await page.route('**/preview/draft/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}

/** Axe finds nothing on the workspace, whose previews are pages of the shop. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await axeIn(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export const isSaved = (page: Page) => expect(page.getByText(/^Сохранено/)).toBeVisible();

/** Opens the page of publishing, once the editor has saved everything. */
export async function openPublishing(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Посмотреть и опубликовать' }).click();
  await page.waitForURL('**/admin/publishing');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Изменения' })).toBeVisible();
}

/** Answers the question about texts that nobody has marked as checked. @param language the one that is not; absent: any */
export async function publishUnready(page: Page, language = ''): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Опубликовать непроверенное?' });
  await expect(question).toContainText(`не отмечены как проверенные: ${language}`);
  await question.getByRole('button', { name: 'Всё равно опубликовать' }).click();
  await expect(page.getByText('Опубликовано: покупатели уже видят изменения')).toBeVisible();
}

/** Publishes all texts, of which no language, or not every one, is marked as checked. */
export async function publishAnyway(page: Page, language = ''): Promise<void> {
  await openPublishing(page);
  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await publishUnready(page, language);
}

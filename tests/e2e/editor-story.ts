import type { APIRequestContext, Page } from '@playwright/test';
import { type Shop, startShop } from '../support/shop/shop.ts';
import { addBlock, addPictureBeside, altGroup, block, createPage, group, write } from './editor-blocks.ts';
import { editorEnv, enter, isSaved, keys, openPublishing, withoutPreviews } from './editor-shop.ts';
import { expect, hydrated } from './fixtures.ts';

/** The editor's stream of events ends with the shop, and opens again. */
export const endOfShop = [/ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/];

async function makePage(page: Page): Promise<void> {
  await createPage(page, ['О доставке', 'About delivery', 'Yetkazib berish haqida']);
  await addPictureBeside(page);
  await makeBold(page);
  const questions = await addBlock(page, 'Вопросы и ответы', 'Ответ открывается нажатием');
  await write(group(questions, 'Вопрос 1'), ['Сколько ждать?', 'How long?', 'Qancha kutish kerak?']);
  await write(group(questions, 'Ответ 1'), ['Полчаса.', 'Half an hour.', 'Yarim soat.']);
  const dishes = await addBlock(page, 'Блюда', 'Блюда из меню, всегда с сегодняшней ценой');
  await dishes.getByLabel('Найти блюдо по названию').fill('плов');
  await dishes
    .getByRole('button', { name: /^Добавить: / })
    .first()
    .click();
  await isSaved(page);
}

/** Marks the Uzbek text beside the picture with the button of its toolbar. */
async function makeBold(page: Page): Promise<void> {
  const beside = block(page, 'Изображение и текст');
  await group(beside, 'Текст').getByRole('textbox', { name: 'Узбекский' }).press('ControlOrMeta+a');
  await beside.getByRole('toolbar', { name: 'Оформление текста: Узбекский' }).getByRole('button', { name: 'Жирный', exact: true }).click();
}

/** Writes the text that the screen asks for, and a comment on an answer. */
async function correctAndComment(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Описание изображения · Узбекский: Нет описания изображения/ }).click();
  const alt = group(block(page, 'Изображение и текст'), altGroup).getByRole('textbox', { name: 'Узбекский' });
  await expect(alt).toBeFocused();
  await alt.fill('Dasturxondagi osh');
  const answer = group(page, 'Ответ 1');
  await answer.getByRole('button', { name: 'Комментировать: Ответ 1' }).click();
  await answer.getByLabel('Комментарий: Ответ 1').fill('Точно полчаса?');
  await answer.getByRole('button', { name: 'Отправить' }).click();
  await expect(answer.getByRole('button', { name: 'Комментарии: 1: Ответ 1' })).toBeVisible();
  await isSaved(page);
}

async function planFor(page: Page, minute: string): Promise<void> {
  for (const language of ['Русский', 'Английский', 'Узбекский']) await page.getByRole('checkbox', { name: language, exact: true }).check();
  await isSaved(page);
  await openPublishing(page);
  await page.getByLabel('Дата и время (Ташкент)', { exact: true }).fill(minute);
  await page.getByRole('button', { name: 'Опубликовать в это время' }).click();
  await expect(page.getByRole('region', { name: 'Ждут своего времени' })).toContainText('12:30 (Ташкент)');
}

async function rollBack(page: Page, { url }: Shop): Promise<void> {
  await page.goto(`${url}/admin/publishing`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Вернуть как было: До самой ранней из этих версий' }).click();
  const question = page.getByRole('alertdialog', { name: 'Вернуть как было тогда?' });
  await expect(question).toContainText('О доставке');
  await question.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(page.getByText('Возвращено: покупатели видят то, что было тогда')).toBeVisible();
}

const fitsScreen = (page: Page) => expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(true);

/**
 * An editor who knows no Markdown makes a page in three languages, writes the text that is missing, comments, marks the page as checked,
 * plans it to a minute, sees it live at that minute, and rolls it back. The shop is stopped, and started again shortly before that minute.
 */
export async function tellStory(page: Page, shop: Shop, request: APIRequestContext): Promise<void> {
  const { url, dataDir } = shop;
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  await makePage(page);
  await correctAndComment(page);
  await planFor(page, '2026-11-21T12:30');
  await fitsScreen(page);
  await shop.stop({ keepData: true });
  const later = await startShop({ env: editorEnv, testNow: '2026-11-21T07:29:50Z', dataDir, port: Number(new URL(url).port) });

  const address = `${url}/uz/p/about-delivery`;
  expect((await request.get(address)).status()).toBe(404);
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 40_000 }).toBe(200);
  const html = await (await request.get(address)).text();
  for (const shown of ['Dasturxondagi osh', '<strong>Issiq holda keltiramiz.</strong>', 'Qancha kutish kerak?'])
    expect(html).toContain(shown);
  await rollBack(page, later);
  await fitsScreen(page);
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  await later.stop({ keepData: true });
}

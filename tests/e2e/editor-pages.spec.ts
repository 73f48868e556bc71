import type { Page } from '@playwright/test';
import { addBlock, addPictureBeside, altGroup, block, createPage, group, write } from './editor-blocks.ts';
import { editorScreen, enter, expectNoViolations, isSaved, keys, publishAnyway, testWithEditors, withoutPreviews } from './editor-shop.ts';
import { expect, hydrated, phone } from './fixtures.ts';

const test = testWithEditors();
test.use(editorScreen);

/** Deletes the page of the test. */
async function deletePage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Свои страницы' }).click();
  await page.getByRole('button', { name: 'О доставке /p/about-delivery' }).click();
  await page.getByRole('button', { name: 'Удалить страницу' }).click();
  const question = page.getByRole('alertdialog', { name: 'Удалить страницу?' });
  await question.getByRole('button', { name: 'Удалить страницу' }).click();
  await expect(page.getByRole('button', { name: 'Новая страница' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'О доставке' })).toHaveCount(0);
}

test('an editor makes a page in three languages, sees that a picture has no text, and publishes it', async ({ page, shop, request }) => {
  test.setTimeout(180_000);
  await enter(page, shop, keys.anna);
  await createPage(page, ['О доставке', 'About delivery', 'Yetkazib berish haqida']);
  const text = await addBlock(page, 'Текст', 'Абзацы, списки, ссылки');
  await write(group(text, 'Текст'), ['Доставляем каждый день.', 'We deliver every day.', 'Har kuni yetkazamiz.']);
  await addPictureBeside(page);
  const questions = await addBlock(page, 'Вопросы и ответы', 'Ответ открывается нажатием');
  await write(group(questions, 'Вопрос 1'), ['Сколько ждать?', 'How long?', 'Qancha kutish kerak?']);
  await write(group(questions, 'Ответ 1'), ['Полчаса.', 'Half an hour.', 'Yarim soat.']);
  const dishes = await addBlock(page, 'Блюда', 'Блюда из меню, всегда с сегодняшней ценой');
  await dishes.getByLabel('Найти блюдо по названию').fill('плов');
  const plov = dishes.getByRole('button', { name: /^Добавить: / }).first();
  const name = ((await plov.textContent()) ?? '').replace('+', '').trim();
  await plov.click();
  await expect(dishes.getByText(name, { exact: true })).toBeVisible();

  const up = page.getByRole('button', { name: 'Поднять: Блюда', exact: true });
  await up.focus();
  for (const place of [3, 2]) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Блюда: место ${place} из 4`)).toBeAttached();
    await expect(up).toBeFocused();
  }

  await isSaved(page);
  await page.getByRole('button', { name: /Описание изображения · Узбекский: Нет описания изображения/ }).click();
  const alt = group(block(page, 'Изображение и текст'), altGroup).getByRole('textbox', { name: 'Узбекский' });
  await expect(alt).toBeFocused();
  await alt.fill('Dasturxondagi osh');
  await isSaved(page);
  await page.setViewportSize(phone.viewport);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize(editorScreen.viewport);
  await expect(page.locator('iframe').nth(2).contentFrame().getByText('Har kuni yetkazamiz.')).toBeVisible();
  await publishAnyway(page);
  await expect.poll(async () => (await request.get('/uz/p/about-delivery')).status()).toBe(200);
  const html = await (await request.get('/uz/p/about-delivery')).text();
  const order = ['Har kuni yetkazamiz.', 'Dasturxondagi osh', 'Qancha kutish kerak?'].map((part) => html.indexOf(part));
  expect([order.includes(-1), order.toSorted((one, other) => one - other)]).toEqual([false, order]);
  expect(await (await request.get('/p/about-delivery')).text()).toContain(name);

  await page.goto(`${shop.url}/editor`);
  await hydrated(page);
  await deletePage(page);
  await isSaved(page);
  await publishAnyway(page);
  await expect.poll(async () => (await request.get('/p/about-delivery')).status()).toBe(404);
});

test('a block is moved by dragging its handle, and a deleted one comes back', async ({ page, shop }) => {
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  await page.getByRole('button', { name: 'Оферта' }).click();
  const blocks = page.getByRole('region', { name: 'Блоки страницы' });
  const toggles = blocks.getByRole('heading', { level: 3 }).getByRole('button');
  for (const [kind, about] of [
    ['Галерея', 'Несколько изображений сеткой'],
    ['Рестораны', 'Адреса и часы работы из системы'],
    ['Контакт', 'Имя, телефон и почта'],
  ] as const) {
    await addBlock(page, kind, about);
    await blocks.getByRole('button', { expanded: true }).click();
  }
  // after the blocks that the page has already
  const order = async () => (await toggles.allTextContents()).slice(-3).map((text) => text.split(/\d/)[0]);
  expect(await order()).toEqual(['Галерея', 'Рестораны', 'Контакт']);
  const [handle, last] = [block(page, 'Галерея').locator('[aria-hidden="true"]').first(), block(page, 'Контакт')];
  await last.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await last.boundingBox();
  if (from === null || to === null) throw new Error('The blocks are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height - 2, { steps: 5 });
  await page.mouse.up();
  expect(await order()).toEqual(['Рестораны', 'Контакт', 'Галерея']);
  await toggles.filter({ hasText: 'Рестораны' }).click();
  await blocks.getByRole('button', { name: 'Удалить блок' }).click();
  await expect(blocks.getByText('Удалено: Рестораны')).toBeVisible();
  await blocks.getByRole('button', { name: 'Вернуть' }).click();
  expect(await order()).toEqual(['Рестораны', 'Контакт', 'Галерея']);
});

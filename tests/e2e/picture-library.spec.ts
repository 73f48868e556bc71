import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sampleDrawing } from '../support/pictures/sample-pictures.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';

const token = 'e'.repeat(32);
const test = testWithShop(() => ({ env: { EDITOR_TOKEN: token } }));

// the answer that says that a picture is used
test.use({ expectedErrors: [/409 \(Conflict\)/] });

/** Writes the texts of the open picture, and moves its focal point by a press and with keys: it has its place before the picture is there. */
async function describeAsTerracotta(page: Page, show: () => void): Promise<void> {
  const details = page.getByRole('dialog', { name: 'Изображение' });
  await expect(details.getByText(/^1536 × 960/)).toBeVisible();
  const point = details.getByRole('button', { name: /^Главная точка/ });
  await expect(point.locator('img')).toHaveJSProperty('naturalWidth', 0);
  const box = await point.boundingBox();
  show();
  await expect(point.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await point.boundingBox()).toEqual(box);
  await point.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await point.press('ArrowUp');
  await point.press('ArrowRight');
  await expect(point).toHaveAccessibleName('Главная точка: 30 % слева, 45 % сверху');
  for (const [language, text] of [
    ['Русский', 'Терракота'],
    ['Английский', 'Terracotta'],
    ['Узбекский', 'Sopol'],
  ] as const) {
    await details.getByLabel(language).fill(text);
  }
  await details.getByRole('button', { name: 'Сохранить' }).click();
  await expect(details).toBeHidden();
}

/** Holds the large pictures back until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
  await page.route(/\/media\/[^/]+\/640$/, (route) => isShown.then(() => route.continue()));
  return show;
}

test('pictures are uploaded, described and chosen, and one in use can not be deleted', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/editor');
  await hydrated(page);
  await page.getByLabel('Ключ редактора').fill(token);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Изображения', exact: true }).click();
  const section = page.getByRole('region', { name: 'Изображения' });
  await expect(section.getByText('В библиотеке пока нет изображений')).toBeVisible();
  const large = sharp({ create: { width: 3_200, height: 2_000, channels: 3, background: '#b5482a' } });
  await section.getByLabel('Загрузить изображения').setInputFiles([
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await large.jpeg({ quality: 40 }).toBuffer() },
    { name: 'drawing.png', mimeType: 'image/png', buffer: await sampleDrawing() },
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ]);
  await expect(section.getByText('Изображений: 2')).toBeVisible({ timeout: 60_000 });
  await expect(section.getByText('letter.txt: Это не PNG, JPEG и не WebP.')).toBeVisible();

  const show = await holdPictures(page);
  const unnamed = section.getByRole('button', { name: /^без описания/ });
  await unnamed.last().click();
  await describeAsTerracotta(page, show);
  await section.getByLabel('Поиск по описанию').fill('terra');
  await expect(section.getByText('Изображений: 1')).toBeVisible();

  const details = page.getByRole('dialog', { name: 'Изображение' });
  await page.getByRole('button', { name: 'Баннеры' }).click();
  const banners = page.getByRole('region', { name: 'Баннеры' });
  await banners.getByRole('button', { name: 'Добавить баннер' }).click();
  await banners.getByRole('button', { name: 'Выбрать из библиотеки' }).click();
  await page
    .getByRole('dialog', { name: 'Выбрать из библиотеки' })
    .getByRole('button', { name: /^Терракота/ })
    .click();
  const alt = banners.getByRole('group', { name: /^Что на изображении/ });
  await expect(alt.getByLabel('Узбекский')).toHaveValue('Sopol');
  await expect(page.getByText(/^Сохранено/)).toBeVisible();
  await expect(banners.locator('iframe').first().contentFrame().getByRole('img', { name: 'Терракота' })).toHaveCSS(
    'object-position',
    '30% 45%',
  );

  await page.getByRole('button', { name: 'Изображения', exact: true }).click();
  await section.getByRole('button', { name: /^Терракота/ }).click();
  await expect(details.getByText('Черновик: Баннеры')).toBeVisible();
  await details.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog', { name: 'Удалить изображение?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(details.getByText('Это изображение используется, поэтому удалить его нельзя.')).toBeVisible();
  await details.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await section.getByLabel('Только неиспользуемые').check();
  await expect(section.getByText('Изображений: 1')).toBeVisible();
  await unnamed.click();
  await details.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog', { name: 'Удалить изображение?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(section.getByText('Ничего не нашлось.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { officeLink } from '#domain/office/sections.ts';
import { languageOf } from '../support/screens/words.ts';
import { testWithShop } from '../support/shop/own-shop.ts';
import { expect, hydrated } from './fixtures.ts';
import { expectNoOverflow, openPage, signInAt } from './office-shop.ts';

const ownerPhone = '998950000001';
const test = testWithShop(() => ({ env: { OWNER_PHONE: `+${ownerPhone}` } }));
const ru = languageOf('ru');
const t = ru.in('office-menu');
const dish = 1001;
/** A busy machine encodes a picture for longer than what else is waited for. */
const encoded = { timeout: 60_000 };

async function picture(background: string | { r: number; g: number; b: number; alpha: number }) {
  const channels = typeof background === 'string' ? 3 : 4;
  const plate = sharp({ create: { width: 200, height: 200, channels: 3, background: '#b5482a' } }).png();
  const made = sharp({ create: { width: 1_600, height: 1_000, channels, background } }).composite([{ input: await plate.toBuffer() }]);
  return { name: 'dish.png', mimeType: 'image/png', buffer: await made.png().toBuffer() };
}

/** The kind and the size of a picture, which its address has: `p1000x1000`. */
async function stored(page: Page): Promise<string | undefined> {
  const src = await page
    .getByRole('group', { name: t('picture') })
    .locator('img')
    .first()
    .getAttribute('src');
  return /-([pd]\d+x\d+)-/.exec(src ?? '')?.[1];
}

test('a manager crops a photo by proportions, sliders, keys and a pointer, and a drawing stays transparent', async ({ browser, shop }) => {
  test.setTimeout(240_000);
  const page = await openPage(browser);
  await signInAt(page, shop, ru, ownerPhone);
  await expect(page.getByText(ru.in('office')('thisSession'))).toBeVisible();
  await page.goto(`${shop.url}${officeLink('adminMenu', 'ru')}`);
  await hydrated(page);
  await page.getByLabel(t('search')).fill(ru.dish(dish));
  await page.getByRole('button', { name: t('editOf', { name: ru.dish(dish) }), exact: true }).click();
  const file = page.getByLabel(t('pictureChange'));
  await file.setInputFiles(await picture('#f4efe6'));
  const dialog = page.getByRole('dialog', { name: t('cropTitle') });
  const use = dialog.getByRole('button', { name: t('cropUse') });
  await dialog.getByRole('radio', { name: t('crop11') }).check();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await use.click();
  await expect.poll(() => stored(page), encoded).toBe('p1000x1000');

  await page.getByRole('button', { name: t('cropOpen') }).click();
  const width = dialog.getByLabel(t('cropWidth', { percent: 100 }));
  await width.fill('50');
  await expect(dialog.getByLabel(t('cropWidth', { percent: 50 }))).toBeVisible();
  await dialog.getByRole('group', { name: t('cropFrame') }).focus();
  await page.keyboard.press('Control+ArrowRight');
  await expect(dialog.getByLabel(t('cropX', { percent: 0 }))).toBeHidden();
  const frame = await dialog.getByRole('group', { name: t('cropFrame') }).boundingBox();
  if (frame === null) throw new Error('no frame');
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByLabel(t('cropHeight', { percent: 50 }))).toBeVisible();
  await use.click();
  await expect.poll(() => stored(page), encoded).toMatch(/^p500x(49|50)\d$/);

  await file.setInputFiles(await picture({ r: 0, g: 0, b: 0, alpha: 0 }));
  await dialog.getByRole('radio', { name: t('crop43') }).check();
  await use.click();
  await expect.poll(() => stored(page), encoded).toBe('d1280x960');
  await file.setInputFiles(await picture('#f4efe6'));
  await dialog.getByRole('button', { name: t('cropWhole') }).click();
  await expect.poll(() => stored(page), encoded).toBe('p1536x960');
});

import type { Locator, Page } from '@playwright/test';
import { samplePhoto } from '../support/pictures/sample-pictures.ts';
import { expect } from './fixtures.ts';

export const altGroup = 'Что на изображении: для тех, кто его не видит';
const languages = ['Русский', 'Английский', 'Узбекский'] as const;

/** A block of the open page by its kind. */
export function block(page: Page, kind: string): Locator {
  return page
    .getByRole('region', { name: 'Блоки страницы' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Опустить: ${kind}`, exact: true }) });
}

export async function addBlock(page: Page, kind: string, about: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Добавить блок', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Добавить блок' })
    .getByRole('button', { name: new RegExp(`^${kind}\\s*${about}`) })
    .click();
  return block(page, kind);
}

/** Fills the three languages of a field, in their order. */
export async function write(group: Locator, texts: readonly string[]): Promise<void> {
  for (const [at, language] of languages.entries()) await group.getByRole('textbox', { name: language }).fill(texts[at] ?? '');
}

export const group = (place: Page | Locator, name: string) => place.getByRole('group', { name, exact: true });

/** Creates an own page at `about-delivery`, after a slug that is reserved. */
export async function createPage(page: Page, titles: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Свои страницы' }).click();
  await page.getByRole('button', { name: 'Новая страница' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новая страница' });
  await write(dialog, titles);
  const slug = dialog.getByLabel('Адрес страницы');
  await expect(slug).toHaveValue('o-dostavke');
  await slug.fill('api');
  await expect(dialog.getByText('Этот адрес занят самим сайтом')).toBeVisible();
  await slug.fill('about-delivery');
  await dialog.getByRole('button', { name: 'Создать страницу' }).click();
  await expect(page.getByRole('heading', { name: titles[0] ?? '' })).toBeVisible();
}

/** A picture beside a text, which lacks the Uzbek text of the picture. */
export async function addPictureBeside(page: Page): Promise<void> {
  const beside = await addBlock(page, 'Изображение и текст', 'Рядом, а на телефоне друг под другом');
  const buffer = await samplePhoto({ width: 800, height: 600 });
  await beside.locator('input[type="file"]').first().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await write(group(beside, altGroup), ['Плов на столе', 'Plov on a table', '']);
  await write(group(beside, 'Текст'), ['Привозим горячим.', 'We bring it hot.', 'Issiq holda keltiramiz.']);
}

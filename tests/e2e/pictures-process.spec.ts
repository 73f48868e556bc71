import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { withShop } from '../support/shop/shop.ts';

test.describe.configure({ timeout: 120_000 });

test('a dish whose image is unavailable shows its initial, and the import reports it', async ({ page }) => {
  const absent = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(absent, 'listening');
  const origin = `http://127.0.0.1:${(absent.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
  const file = join(dataDir, 'menu.json');
  const catalog = demoCatalog();
  const [folder] = catalog.categories;
  const parts = catalog.categories.filter(({ parentId }) => parentId === folder?.id).map(({ id }) => id);
  const [missing, foreign, failing, fine] = catalog.products.filter(({ categoryId }) => parts.includes(categoryId));
  if (!missing || !foreign || !failing || !fine) throw new Error('the first folder has too few dishes');
  missing.image = '/dishes/no-such.svg';
  foreign.image = 'https://elsewhere.example/dish.jpg';
  failing.image = `${origin}/dish.jpg`;
  writeFileSync(file, JSON.stringify(catalog));
  const env = { ...process.env, DATA_DIR: dataDir, IMAGE_ORIGINS: origin };
  const printed = execFileSync(process.execPath, ['src/server/cli/catalog.ts', 'import', file, '--yes'], { env, encoding: 'utf8' });
  expect(printed).toContain(`products[${missing.id}].image: /dishes/no-such.svg is no file of this site`);
  expect(printed).toContain(
    `products[${foreign.id}].image: https://elsewhere.example/dish.jpg is of an origin that is not in IMAGE_ORIGINS`,
  );
  expect(printed).not.toContain(`products[${fine.id}].image`);

  await withShop({ dataDir, env: { IMAGE_ORIGINS: origin, DEMO: '0' } }, async ({ url }) => {
    await page.goto(url);
    const card = (name: string) => page.locator('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const dish of [missing, foreign]) {
      await expect(card(dish.name.ru).locator('img')).toHaveCount(0);
      await expect(card(dish.name.ru).locator('i').first()).toHaveText([...dish.name.ru][0] ?? '');
    }
    await card(failing.name.ru).scrollIntoViewIfNeeded();
    const initial = encodeURIComponent([...failing.name.ru][0] ?? '');
    await expect(card(failing.name.ru).locator('img')).toHaveAttribute('src', new RegExp(`^data:image/svg\\+xml,.*${initial}`));
    await expect(card(fine.name.ru).locator('img')).toHaveAttribute('src', fine.image ?? '');
  });
  absent.close();
});

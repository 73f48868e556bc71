import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeIn } from '../support/screens/axe.ts';
import { languages } from '../support/screens/words.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import {
  editorScreen,
  enter,
  expectNoViolations,
  isSaved,
  keys,
  openPublishing,
  publishAnyway,
  publishUnready,
  testWithEditors,
  withoutPreviews,
} from './editor-shop.ts';
import { test as base, expect, phone } from './fixtures.ts';

const test = testWithEditors();
test.use(editorScreen);

async function another(browser: Browser, shop: Shop, key: string): Promise<Page> {
  const page = await (await browser.newContext(editorScreen)).newPage();
  await withoutPreviews(page);
  await enter(page, shop, key);
  return page;
}

const aboutText = (page: Page, language: string) =>
  page.getByRole('group', { name: 'Текст страницы «О нас»' }).getByRole('textbox', { name: language });
const uzbek = (page: Page) => aboutText(page, 'Узбекский');
const toolbar = (page: Page, language: string) => page.getByRole('toolbar', { name: `Оформление текста: ${language}` });

test('an editor changes the Uzbek text, previews it, is warned of a different phone, sends a link, publishes and rolls back', async ({
  page,
  shop,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const before = await (await request.get('/uz/about')).text();
  await enter(page, shop, keys.anna);
  await uzbek(page).fill("O'zbek taomlari. Qo'ng'iroq qiling: +998 71 200-00-09");
  await expect(page.getByText('Телефоны не те, что в русском тексте: + 998712000009')).toBeVisible();
  await page.getByRole('button', { name: 'Исправить' }).click();
  await isSaved(page);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(3);
  for (const [index, text] of ['Готовим', 'We cook', 'Oʻzbek taomlari. Qoʻngʻiroq qiling'].entries()) {
    await expect(frames.nth(index).contentFrame().getByText(text).first()).toBeVisible();
  }
  expect(await (await request.get('/uz/about')).text()).toBe(before);

  await openPublishing(page);
  await page.getByLabel('Страница', { exact: true }).selectOption({ label: 'О нас' });
  await page.getByRole('button', { name: 'Ссылка для коллеги' }).click();
  const link = await page.getByLabel(/Черновик откроется по ссылке/).inputValue();
  const colleague = await (await browser.newContext()).newPage();
  const shown = await colleague.goto(link.replace('/about', '/uz/about'));
  expect(shown?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(colleague.getByRole('main')).toContainText('Oʻzbek taomlari');
  await expect(colleague.getByText('Oʻqish uchun qoralama')).toBeVisible();
  await colleague.getByRole('link', { name: 'Maxfiylik siyosati' }).click();
  await expect(colleague).toHaveURL(/\/preview\/[\w-]{43}\/uz\/privacy$/);
  expect((await request.get(`/preview/${'x'.repeat(43)}/about`)).status()).toBe(404);
  expect((await request.get('/preview/draft/about')).status()).toBe(404);
  expect(shop.output()).not.toContain(link.split('/')[4]);

  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await publishUnready(page, 'Узбекский.');
  expect(await (await request.get('/uz/about')).text()).toContain('Oʻzbek taomlari');

  await expect(page.getByRole('listitem').filter({ hasText: /Версия 1.*Anna/ })).toBeVisible();
  const back = page.getByRole('button', { name: 'Вернуть как было: До самой ранней из этих версий' });
  await back.click();
  const question = page.getByRole('alertdialog', { name: 'Вернуть как было тогда?' });
  await expect(question).toContainText('Текст страницы «О нас» · Узбекский');
  await question.getByRole('button', { name: 'Отмена' }).click();
  expect(await (await request.get('/uz/about')).text()).toContain('Oʻzbek taomlari');
  await back.click();
  await question.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(page.getByText('Возвращено: покупатели видят то, что было тогда')).toBeVisible();
  expect(await (await request.get('/uz/about')).text()).toBe(before);
});

/** Pastes behind a list at the end of a text, once the editor has heard that the cursor has left it. */
async function pasteFromWord(text: Locator, list: Locator): Promise<void> {
  await text.press('Control+End');
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p class=MsoNormal><span style="color:red">Pasted <b>text</b><o:p></o:p></span></p><script>alert(1)</script><img src="file:///a.png">',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
}

/** The first bytes of every PNG file. */
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Fills the dialog of a link: an address that opens nothing is refused, then the contacts are chosen. */
async function linkToContacts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ссылка' });
  await dialog.getByLabel('Адрес').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(dialog.getByText('Такой адрес не откроется')).toBeVisible();
  await dialog.getByLabel('Текст ссылки').fill('Call us');
  await dialog.getByLabel('Куда ведёт').selectOption({ label: 'Контакты' });
  await dialog.getByRole('button', { name: 'Готово' }).click();
}

test('an editor who knows no Markdown writes with buttons and keys, pastes from a word processor, and the page shows it', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(120_000);
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  const text = aboutText(page, 'Английский');
  const tool = (name: string) => toolbar(page, 'Английский').getByRole('button', { name, exact: true });
  await text.fill('Our story');
  await tool('Заголовок').click();
  await expect(tool('Заголовок')).toHaveAttribute('aria-pressed', 'true');
  await text.press('Enter');
  await text.pressSequentially('We cook ');
  await text.press('Control+b');
  await text.pressSequentially('plov');
  await text.press('Control+b');
  await text.press('Enter');
  await tool('Список').click();
  await text.pressSequentially('Tashkent');
  await text.press('Enter');
  await text.press('Control+k');
  await linkToContacts(page);
  await expect(text.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', '/en/contacts');
  await tool('Отменить действие').click();
  await expect(text.getByRole('link')).toHaveCount(0);
  await text.press('Control+Shift+z');
  await expect(text.getByRole('link')).toHaveCount(1);

  await pasteFromWord(text, tool('Список'));
  await expect(page.getByText('Изображения из буфера не вставлены')).toBeVisible();
  await tool('Markdown').click();
  const source = '## Our story\n\nWe cook **plov**\n\n- Tashkent\n- [Call us](/en/contacts)\n\nPasted **text**';
  await expect(text).toHaveValue(source);
  await page.getByRole('button', { name: 'Markdown', pressed: true }).click();
  await expect(text.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await isSaved(page);

  await text.press('Tab');
  await expect(text).not.toBeFocused();
  await text.press('Alt+F10');
  // the button that was used last
  await expect(tool('Markdown')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Заголовок')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();

  await publishAnyway(page, 'Английский.');
  await expect
    .poll(async () => (await request.get('/en/about')).text())
    .toContain('<li><a href="/en/contacts">Call us</a></li>\n</ul>\n<p>Pasted <strong>text</strong></p>');
});

test('a discarded draft is the same as the site, after a confirmation', async ({ page, shop }) => {
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  const text = aboutText(page, 'Английский');
  const before = await text.innerText();
  await text.fill('Half done');
  await openPublishing(page);
  const discard = page.getByRole('button', { name: 'Отбросить выбранное' });
  const question = page.getByRole('alertdialog', { name: 'Отбросить изменения?' });
  await discard.click();
  await expect(question).toContainText('Тридцать дней');
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('checkbox', { name: 'Опубликовать: О нас' })).toBeVisible();
  await discard.click();
  await question.getByRole('button', { name: 'Отбросить выбранное' }).click();
  await expect(page.getByText('Все изменения опубликованы')).toBeVisible();
  await page.goto(`${shop.url}/editor`);
  await expect(text).toHaveText(before, { useInnerText: true });
});

test.describe('two concurrent editors', () => {
  test.use({ expectedErrors: [/412 \(Precondition Failed\)/] });

  test('keep both changes to different fields, and choose between changes to the same field', async ({ page, shop, browser }) => {
    await withoutPreviews(page);
    await enter(page, shop, keys.anna);
    const bobur = await another(browser, shop, keys.bobur);
    await aboutText(page, 'Английский').fill('Anna wrote this');
    await isSaved(page);
    await uzbek(bobur).fill('Bobur');
    await isSaved(bobur);
    await expect(aboutText(bobur, 'Английский')).toHaveText('Anna wrote this');
    // otherwise the earlier text of Bobur is already a conflict
    await expect(uzbek(page)).toHaveText('Bobur');

    const { promise: isWritten, resolve: continueSaving } = Promise.withResolvers<void>();
    await page.route('**/api/v1/editor/site-settings', async (route) => {
      if (route.request().method() === 'PUT') await isWritten;
      await route.continue();
    });
    const saving = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/site-settings'));
    await uzbek(page).fill('Anna yozdi');
    await saving;
    await uzbek(bobur).fill('Bobur yozdi');
    await isSaved(bobur);
    continueSaving();
    const alert = page.getByRole('alert').filter({ hasText: 'Bobur' });
    await expect(alert).toContainText('Это изменили и вы, и Bobur');
    await expect(alert).toContainText('Bobur yozdi');
    await expect(alert).toContainText('Anna yozdi');
    await alert.getByRole('button', { name: 'Взять вариант коллеги' }).click();
    await expect(uzbek(page)).toHaveText('Bobur yozdi');
    await isSaved(page);
    await bobur.context().close();
  });
});

test.describe('invalid input', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)|422 \(Unprocessable/] });

  test('an invalid image, a script and a text of a hundred thousand characters get a clear error', async ({ page, shop, request }) => {
    await enter(page, shop, keys.anna);
    await toolbar(page, 'Узбекский').getByRole('button', { name: 'Markdown' }).click();
    const good = await uzbek(page).inputValue();
    await uzbek(page).fill('x'.repeat(100_000));
    await expect(page.getByText('Не сохранено: Текст страницы «О нас», Узбекский — 100 000 знаков, помещается 60 000.')).toBeVisible();
    await uzbek(page).fill('> '.repeat(9_000));
    await expect(page.getByText(/Не сохранено: Текст страницы «О нас», Узбекский — слишком много вложенных цитат/)).toBeVisible();
    await uzbek(page).fill('Salom <script>alert(1)</script> [bosing](javascript:alert(1))');
    await expect(page.getByText('На странице этого не будет: <script>, javascript:')).toBeVisible();
    await isSaved(page);
    const preview = page.locator('iframe').nth(2).contentFrame();
    await expect(preview.getByText('Salom')).toBeVisible();
    expect(await preview.locator('main script, main a[href^="javascript"]').count()).toBe(0);
    await uzbek(page).fill(good);
    await isSaved(page);

    await page.getByRole('button', { name: 'Вид', exact: true }).click();
    const file = page.getByLabel('Логотип', { exact: true });
    await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Это не PNG, JPEG и не WebP.')).toBeVisible();
    await file.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([pngSignature, Buffer.alloc(10 * 1024 * 1024)]),
    });
    await expect(page.getByText('Изображение слишком большое, и уменьшить его не получилось')).toBeVisible();
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Это не PNG, JPEG и не WebP.')).toBeVisible();
    const photograph = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#0b6e69' } })
      .png()
      .toBuffer();
    const [scaled] = await Promise.all([
      page.waitForRequest(/editor\/images$/),
      file.setInputFiles({ name: 'photograph.png', mimeType: 'image/png', buffer: photograph }),
    ]);
    expect((await scaled.response())?.status()).toBe(201);
    expect(scaled.headers()['content-type']).toBe('image/webp');
    await isSaved(page);
    const square = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b93a34' } })
      .png()
      .toBuffer();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: square });
    await isSaved(page);
    await expect(page.locator('iframe').first().contentFrame().locator('header img')).toHaveAttribute('src', /^\/media\/[\w-]{22}\.webp$/);
    const path = (await page.locator('iframe').first().contentFrame().locator('header img').getAttribute('src')) ?? '';
    const cached = await request.get(path);
    expect([cached.status(), cached.headers()['content-type'], cached.headers()['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
  });
});

// on a desktop one language: a phone, which has less room, shows all of them
for (const [name, screen, shown] of [
  ['a phone', phone, languages],
  ['a desktop', editorScreen, languages.slice(0, 1)],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    test('every section of the workspace passes every axe rule, and fits the screen', async ({ page, shop, context }) => {
      test.setTimeout(180_000);
      await withoutPreviews(page);
      await page.request.post('/api/v1/editor/session', { data: { token: keys.anna }, headers: { origin: shop.url } });
      for (const { locale, in: words } of shown) {
        await context.addCookies([{ name: 'i18n_redirected', value: locale, url: shop.url }]);
        await page.goto('/editor');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('iframe')).toHaveCount(3);
        const sections = await page
          .getByRole('navigation', { name: words('editor')('sections'), exact: true })
          .getByRole('button')
          .all();
        expect(sections.length).toBeGreaterThan(5);
        for (const section of sections) {
          await section.click();
          if (locale === 'ru') await expectNoViolations(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('the preview and publishing are one tap away', async ({ page, shop }) => {
    await enter(page, shop, keys.anna);
    const jump = page.getByRole('navigation', { name: 'Перейти' });
    const publish = page.getByRole('link', { name: /^(Посмотреть и опубликовать|Публикации и версии)$/ });
    await expect(publish).not.toBeInViewport();
    await jump.getByRole('link', { name: 'К публикации' }).click();
    await expect(publish).toBeInViewport();
    await jump.getByRole('link', { name: 'К просмотру' }).click();
    await expect(page.locator('iframe').first()).toBeInViewport();
  });
});

test('a language link of the workspace keeps its address', async ({ page, shop }) => {
  await page.goto('/editor');
  await page.getByRole('link', { name: /^UZ/ }).click();
  await expect(page).toHaveURL(`${shop.url}/editor`);
  await expect(page.getByLabel('Muharrir kaliti')).toBeVisible();
});

test('customers download no editor code and no draft', async ({ page, shop, request }) => {
  const names: string[] = [];
  page.on('response', (response) => names.push(new URL(response.url()).pathname));
  for (const path of ['/', '/about', '/product/1001', '/sign-in']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toMatch(/\/_astro\/(Text)?Editor/);
  }
  expect(names.filter((name) => /editor/i.test(name))).toEqual([]);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map(async (name) => (await request.get(name)).text()));
  expect(scripts.filter((_name, index) => code[index]?.includes('ProseMirror'))).toEqual([]);
  expect((await request.get('/api/v1/editor/site-settings')).status()).toBe(401);
  expect(shop.output()).not.toContain(keys.anna);
});

base('a shop that is no demo and has no editor’s key has no editor', async ({ browser }) => {
  const shop = await startShop({ env: { DEMO: '0' }, dataDir: mkdtempSync(join(tmpdir(), 'shop-')) });
  const page = await browser.newPage();
  expect((await page.goto(`${shop.url}/editor`))?.status()).toBe(404);
  expect((await page.goto(`${shop.url}/preview/draft/about`))?.status()).toBe(404);
  await page.close();
  await shop.stop();
});

base.describe('at a scheduled time', () => {
  base('a publication comes by itself at its time', async ({ request }) => {
    const env = { EDITOR_TOKEN: `Anna:${keys.anna}` };
    let shop = await startShop({ env, testNow: '2026-11-21T07:00:00Z' });
    const headers = { authorization: `Bearer ${keys.anna}` };
    const workspace = await (await request.get(`${shop.url}/api/v1/editor/site-settings`, { headers })).json();
    workspace.draft.settings.AboutUs.uz = 'Vaqti keldi';
    const saved = await request.put(`${shop.url}/api/v1/editor/site-settings`, {
      headers: { ...headers, 'if-match': workspace.etag },
      data: workspace.draft,
    });
    expect(saved.status()).toBe(200);
    const at = '2026-11-21T07:05:00.000Z';
    const planned = await request.post(`${shop.url}/api/v1/office/publishing/publish`, { headers, data: { at } });
    expect((await planned.json()).planned).toMatchObject([{ at, by: 'Anna' }]);
    await shop.stop({ keepData: true });
    shop = await startShop({ env, dataDir: shop.dataDir, testNow: '2026-11-21T07:04:50Z' });
    expect(await (await request.get(`${shop.url}/uz/about`)).text()).not.toContain('Vaqti keldi');
    await expect.poll(async () => (await request.get(`${shop.url}/uz/about`)).text(), { timeout: 40_000 }).toContain('Vaqti keldi');
    await shop.stop();
  });
});

test('an editor puts a picture into a text, describes it and publishes it', async ({ page, shop, request }) => {
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  await toolbar(page, 'Русский').getByRole('button', { name: 'Изображение' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изображение' });
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  await dialog.getByLabel('Изображение: Загрузить изображение').setInputFiles({ name: 'kazan.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('textbox', { name: 'Русский' }).fill('Казан на огне');
  const { violations } = await axeIn(page).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(aboutText(page, 'Русский').getByRole('img', { name: 'Казан на огне' })).toBeVisible();
  await isSaved(page);
  await publishAnyway(page);
  await expect
    .poll(async () => (await request.get('/about')).text())
    .toMatch(/<img src="\/media\/[^"]+" srcset="[^"]+"[^>]* alt="Казан на огне" width="900" height="600"/);
});

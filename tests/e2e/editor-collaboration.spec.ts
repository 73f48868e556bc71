import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import { axeIn } from '../support/screens/axe.ts';
import { type Shop, startShop } from '../support/shop/shop.ts';
import {
  editorEnv,
  editorScreen,
  enter,
  expectNoViolations,
  isSaved,
  keys,
  openPublishing,
  publishUnready,
  testWithEditors,
  withoutPreviews,
} from './editor-shop.ts';
import { test as base, expect, hydrated, phone } from './fixtures.ts';

const test = testWithEditors();
test.use(editorScreen);

// two editors who save at the same moment: the second gets a conflict, and merges
test.use({ expectedErrors: [/412 \(Precondition Failed\)/] });

async function bothEnter(page: Page, browser: Browser, shop: Shop): Promise<Page> {
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  const bobur = await (await browser.newContext(editorScreen)).newPage();
  await withoutPreviews(bobur);
  await enter(bobur, shop, keys.bobur);
  return bobur;
}

const field = (page: Page, group: string, language: string) =>
  page.getByRole('group', { name: group }).getByRole('textbox', { name: language });
const about = (page: Page, language: string) => field(page, 'Текст страницы «О нас»', language);
const offer = (page: Page, language: string) => field(page, 'Текст оферты', language);
const here = (page: Page) => page.getByRole('list', { name: 'Сейчас здесь' });
const section = (page: Page, name: string) => page.getByRole('navigation', { name: 'Разделы' }).getByRole('button', { name });

async function draftOf(request: APIRequestContext, shop: Shop): Promise<WireWorkspace> {
  const headers = { authorization: `Bearer ${keys.anna}` };
  return (await request.get(`${shop.url}/api/v1/editor/site-settings`, { headers })).json();
}

test('two editors see where the other is, and each other’s texts, in one page and in two', async ({ page, shop, browser, request }) => {
  test.setTimeout(120_000);
  const bobur = await bothEnter(page, browser, shop);
  await expect(here(page)).toContainText('Bobur: О нас');
  await expect(here(bobur)).toContainText('Anna: О нас');

  await Promise.all([about(page, 'Английский').fill('Anna in one page'), about(bobur, 'Узбекский').fill('Bobur bir sahifada')]);
  await Promise.all([isSaved(page), isSaved(bobur)]);
  await expect(about(page, 'Узбекский')).toHaveText('Bobur bir sahifada');
  await expect(about(bobur, 'Английский')).toHaveText('Anna in one page');

  await section(bobur, 'Оферта').click();
  await expect(here(page)).toContainText('Bobur: Оферта');
  await expect(section(page, 'Оферта')).toContainText('здесь Bobur');
  await section(bobur, 'Вид').click();
  await expect(section(page, 'Вид')).toContainText('здесь Bobur');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await section(bobur, 'Оферта').click();
  await Promise.all([about(page, 'Английский').fill('Anna in two'), offer(bobur, 'Узбекский').fill('Bobur ikkinchida')]);
  await Promise.all([isSaved(page), isSaved(bobur)]);
  await section(page, 'Оферта').click();
  await expect(offer(page, 'Узбекский')).toHaveText('Bobur ikkinchida');
  await expect
    .poll(async () => (await draftOf(request, shop)).draft.settings.AboutUs)
    .toMatchObject({
      en: 'Anna in two',
      uz: 'Bobur bir sahifada',
    });
  await bobur.close();
  await expect(here(page)).toBeHidden();
});

test('what an editor saves, and where an editor goes, is on the screen of the other within two seconds', async ({
  page,
  shop,
  browser,
}) => {
  test.setTimeout(120_000);
  const bobur = await bothEnter(page, browser, shop);
  const [texts, places]: [number[], number[]] = [[], []];
  for (const attempt of [1, 2, 3]) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await about(page, 'Английский').fill(`Attempt ${attempt}`);
    await saved;
    let start = performance.now();
    await expect(about(bobur, 'Английский')).toHaveText(`Attempt ${attempt}`);
    texts.push(performance.now() - start);
    const name = attempt % 2 === 1 ? 'Оферта' : 'О нас';
    start = performance.now();
    await section(page, name).click();
    await expect(here(bobur)).toContainText(`Anna: ${name}`);
    places.push(performance.now() - start);
    await section(page, 'О нас').click();
    await expect(here(bobur)).toContainText('Anna: О нас');
  }
  expect([Math.min(...texts), Math.min(...places)].filter((ms) => ms > 2_000)).toEqual([]);
  await bobur.context().close();
});

test('a comment is seen by the other editor, answered, closed and found in the log', async ({ page, shop, browser }) => {
  test.setTimeout(90_000);
  const bobur = await bothEnter(page, browser, shop);
  const thread = (of: Page) => of.getByRole('listitem').filter({ hasText: 'Год верный?' });
  await page.getByLabel('Новый комментарий к этой странице').fill('Год верный?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(thread(bobur)).toContainText('Anna');
  await expect(section(bobur, 'О нас')).toContainText('открытых обсуждений: 1');
  await thread(bobur)
    .getByRole('button', { name: /^Ответить/ })
    .click();
  await thread(bobur).getByLabel('Ответ', { exact: true }).fill('Да, 2012');
  await thread(bobur).getByRole('button', { name: 'Отправить' }).click();
  await expect(thread(page)).toContainText('Да, 2012');
  await thread(page)
    .getByRole('button', { name: /^Готово/ })
    .click();
  await expect(bobur.getByText('Закрытые обсуждения: 1')).toBeVisible();
  await bobur.goto(`${shop.url}/admin/publishing`);
  await hydrated(bobur);
  await bobur.getByText('Журнал изменений').click();
  const log = bobur.getByRole('region', { name: 'Журнал изменений' });
  await expect(log.getByRole('listitem').first()).toContainText('Anna обсуждение закрыто: О нас · «Год верный?»');
  await bobur.context().close();
});

test('a comment on a field opens there, is counted at its block, and is answered and closed by another editor', async ({
  page,
  shop,
  browser,
}) => {
  test.setTimeout(90_000);
  const bobur = await bothEnter(page, browser, shop);
  const text = (of: Page) => of.getByRole('group', { name: 'Текст страницы «О нас»' });
  await text(page).getByRole('button', { name: 'Комментировать: Текст страницы «О нас»' }).click();
  await text(page).getByLabel('Комментарий: Текст страницы «О нас»').fill('Проверьте год');
  await text(page).getByRole('button', { name: 'Отправить' }).click();
  await text(bobur).getByRole('button', { name: 'Комментарии: 1: Текст страницы «О нас»' }).click();
  await text(bobur)
    .getByRole('button', { name: /^Готово/ })
    .click();
  await expect(text(page).getByText('Проверьте год')).toBeHidden();

  const blocks = (of: Page) => of.getByRole('region', { name: 'Блоки страницы' });
  const first = (of: Page) => blocks(of).getByRole('heading', { level: 3 }).first().getByRole('button');
  await first(page).click();
  await blocks(page)
    .getByRole('button', { name: /^Комментировать: Блок 1, / })
    .click();
  await blocks(page)
    .getByLabel(/^Комментарий: Блок 1, /)
    .fill('Нужен ли этот блок?');
  await blocks(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(first(bobur)).toContainText('открытых обсуждений: 1');
  const all = bobur.getByRole('region', { name: 'Комментарии' });
  await expect(all.getByRole('listitem').filter({ hasText: 'Нужен ли этот блок?' })).toContainText('Блок 1, ');
  await first(bobur).click();
  await blocks(bobur)
    .getByRole('button', { name: /^Комментарии: 1: Блок 1, / })
    .click();
  await blocks(bobur)
    .getByRole('button', { name: /^Ответить/ })
    .click();
  await blocks(bobur).getByLabel('Ответ', { exact: true }).fill('Да');
  await blocks(bobur).getByRole('button', { name: 'Отправить' }).first().click();
  await expect(blocks(page).getByText('Да', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await bobur.context().close();
});

test('one page is published while the draft of another stays, and a discarded one comes back', async ({ page, shop, request }) => {
  test.setTimeout(90_000);
  await withoutPreviews(page);
  await enter(page, shop, keys.anna);
  await about(page, 'Узбекский').fill('Biz haqimizda yangi');
  await section(page, 'Оферта').click();
  await offer(page, 'Узбекский').fill('Yangi oferta');
  await openPublishing(page);
  await page.getByRole('button', { name: 'Только это: Оферта' }).click();
  await expect(page.getByRole('checkbox', { name: 'Опубликовать: О нас' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Опубликовать сейчас' }).click();
  await publishUnready(page, 'Узбекский');
  await expect.poll(async () => (await request.get(`${shop.url}/uz/offer`)).text()).toContain('Yangi oferta');
  expect(await (await request.get(`${shop.url}/uz/about`)).text()).not.toContain('Biz haqimizda yangi');
  const draft = async () => (await draftOf(request, shop)).draft.settings.AboutUs.uz;
  expect(await draft()).toBe('Biz haqimizda yangi');
  await page.getByRole('button', { name: 'Отбросить: О нас' }).click();
  await page.getByRole('button', { name: 'Отбросить', exact: true }).click();
  await expect(page.getByText('Все изменения опубликованы')).toBeVisible();
  expect(await draft()).not.toBe('Biz haqimizda yangi');
  await page.getByRole('button', { name: 'Вернуть в черновик: О нас' }).click();
  await expect(page.getByRole('checkbox', { name: 'Опубликовать: О нас' })).toBeVisible();
  expect(await draft()).toBe('Biz haqimizda yangi');
});

for (const [name, screen] of [
  ['a laptop', editorScreen],
  ['a phone', phone],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(screen);
    test('publications are planned, opened, seen, moved and canceled, and a link shows any page of the draft', async ({
      page,
      shop,
      browser,
      request,
    }) => {
      test.setTimeout(90_000);
      await withoutPreviews(page);
      const plans = page.getByRole('region', { name: 'Ждут своего времени' });
      // what is planned has left the changes
      const plan = async (at: string, text: string) => {
        await page.goto(`${shop.url}/editor`);
        await hydrated(page);
        await about(page, 'Английский').fill(text);
        await openPublishing(page);
        await page.getByLabel('Дата и время (Ташкент)', { exact: true }).fill(at);
        await page.getByRole('button', { name: 'Опубликовать в это время' }).click();
        await page.getByRole('button', { name: 'Всё равно опубликовать' }).click();
        await expect(page.getByText('Публикация назначена')).toBeVisible();
      };
      await enter(page, shop, keys.anna);
      await plan('2099-01-01T10:00', `First ${name}`);
      await plan('2099-02-01T10:00', `Second ${name}`);
      const rows = plans.getByRole('button', { name: /^Перенести/ });
      await expect(rows).toHaveCount(2);
      await plans.getByText('Что внутри').first().click();
      await expect(plans.getByText('Текст страницы «О нас» · Английский').first()).toBeVisible();
      await plans.getByRole('link', { name: 'Посмотреть, как будет' }).first().click();
      await page.waitForURL(/\/preview\/plan-\d+\/$/);
      await page.goto(page.url().replace(/\/$/, '/en/about'));
      await expect(page.getByRole('main')).toContainText(`First ${name}`);
      expect((await request.get(page.url())).status()).toBe(404);
      await page.goto(`${shop.url}/admin/publishing`);
      await hydrated(page);
      await rows.first().click();
      await plans.getByLabel('Новые дата и время (Ташкент)').fill('2099-03-01T10:00');
      await plans.getByRole('button', { name: 'Перенести', exact: true }).click();
      await expect(rows.last()).toHaveAccessibleName(/1 марта/);
      expect((await axeIn(page).analyze()).violations).toEqual([]);
      for (const left of [1, 0]) {
        await plans
          .getByRole('button', { name: /^Отменить публикацию/ })
          .first()
          .click();
        await page.getByRole('alertdialog', { name: 'Отменить публикацию?' }).getByRole('button', { name: 'Отменить публикацию' }).click();
        await expect(rows).toHaveCount(left);
      }

      await page.getByRole('button', { name: 'Ссылка для коллеги' }).click();
      const link = await page.getByLabel(/Черновик откроется по ссылке/).inputValue();
      const colleague = await (await browser.newContext()).newPage();
      await colleague.goto(link);
      await expect(colleague.getByText('Черновик для чтения')).toBeVisible();
      expect(new URL(link).pathname).toMatch(/^\/preview\/[\w-]{43}\/$/);
    });
  });
}

test('home has the title, heading and lead that editors give it, until a category is chosen', async ({ shop, request }) => {
  const headers = { authorization: `Bearer ${keys.anna}` };
  const { etag, draft } = await draftOf(request, shop);
  const texts = {
    homeTitle: { ru: 'Плов в Ташкенте', en: '', uz: '' },
    homeHeading: { ru: 'Горячий плов', en: 'Hot plov', uz: '' },
    homeLead: { ru: 'Из казана за 45 минут', en: '', uz: '' },
  };
  const workspace = `${shop.url}/api/v1/editor/site-settings`;
  const saved = await request.put(workspace, {
    headers: { ...headers, 'if-match': etag },
    data: { ...draft, settings: { ...draft.settings, ...texts } },
  });
  expect(saved.status()).toBe(200);
  const published = await request.post(`${shop.url}/api/v1/office/publishing/publish`, {
    headers,
    data: { records: [{ section: 'content', id: 'look' }] },
  });
  expect(published.status()).toBe(200);
  const page = async (path: string) => (await request.get(`${shop.url}${path}`)).text();
  await expect
    .poll(() => page('/'))
    .toMatch(/<title>Плов в Ташкенте<\/title>[\s\S]*<h1[^>]*>Горячий плов<\/h1>[\s\S]*<p[^>]*>Из казана за 45 минут<\/p>/);
  await expect.poll(() => page('/en')).toMatch(/<h1[^>]*>Hot plov<\/h1>/);
  const category = /\?folder=([\w-]+)/.exec(await page('/'))?.[1];
  expect(await page(`/?folder=${category}`)).not.toContain('Горячий плов');
});

base('two planned publications go live at their minutes, and are rolled back', async ({ request }) => {
  base.setTimeout(120_000);
  let shop = await startShop({ env: editorEnv, testNow: '2026-11-21T07:00:00Z' });
  const headers = { authorization: `Bearer ${keys.anna}` };
  const editor = (path: string) => `${shop.url}/api/v1/editor/${path}`;
  const read = async (): Promise<WireWorkspace> => (await request.get(editor('site-settings'), { headers })).json();
  const plan = async (field: 'AboutUs' | 'Offer', uz: string, at: string) => {
    const { etag, draft } = await read();
    const settings = { ...draft.settings, [field]: { ...draft.settings[field], uz } };
    const saved = await request.put(editor('site-settings'), { headers: { ...headers, 'if-match': etag }, data: { ...draft, settings } });
    expect(saved.status()).toBe(200);
    const data = { at, records: [{ section: 'content', id: field === 'Offer' ? 'offer' : 'about' }] };
    expect((await request.post(`${shop.url}/api/v1/office/publishing/publish`, { headers, data })).status()).toBe(200);
  };
  const site = async () => [
    await (await request.get(`${shop.url}/uz/about`)).text(),
    await (await request.get(`${shop.url}/uz/offer`)).text(),
  ];
  const shows = async () => {
    const [aboutPage, offerPage] = await site();
    return [aboutPage?.includes('Birinchi'), offerPage?.includes('Ikkinchi')];
  };
  await plan('AboutUs', 'Birinchi', '2026-11-21T07:05:00Z');
  await plan('Offer', 'Ikkinchi', '2026-11-21T07:06:00Z');
  const restart = async (testNow: string) => {
    await shop.stop({ keepData: true });
    shop = await startShop({ env: editorEnv, dataDir: shop.dataDir, testNow });
  };
  await restart('2026-11-21T07:04:50Z');
  expect(await shows()).toEqual([false, false]);
  await expect.poll(shows, { timeout: 40_000 }).toEqual([true, false]);
  await restart('2026-11-21T07:05:50Z');
  expect(await shows()).toEqual([true, false]);
  await expect.poll(shows, { timeout: 40_000 }).toEqual([true, true]);
  const history = `${shop.url}/api/v1/office/publishing/versions`;
  const { versions } = await (await request.get(history, { headers })).json();
  for (const [id, expected] of [
    [versions[1].id, [true, false]],
    [0, [false, false]],
  ] as const) {
    expect((await request.post(`${history}/${id}/restore`, { headers })).status()).toBe(200);
    await expect.poll(shows).toEqual(expected);
  }
  await shop.stop();
});

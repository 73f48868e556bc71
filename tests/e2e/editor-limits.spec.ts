import type { Page } from '@playwright/test';
import type { WireWorkspace } from '#contract/editor/editor-wire.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import type { SitePages } from '#domain/content/pages/site-pages.ts';
import { noText } from '#domain/localized-text.ts';
import { sampleBanner, samplePage, words } from '../support/builders/sample-pages.ts';
import { type Language, languages } from '../support/screens/words.ts';
import type { Shop } from '../support/shop/shop.ts';
import { editorScreen, keys, testWithEditors, withoutPreviews } from './editor-shop.ts';
import { expect, hydrated } from './fixtures.ts';

const test = testWithEditors();
test.use(editorScreen);

const hostile = words('<script>alert(1)</script> [x](javascript:alert(1)) [old](/p/gone)');
const dishes: Block = { id: 'dishes', kind: 'dishes', title: noText, ids: ['1001', '999999'] };
const texts = (count: number) => Array.from({ length: count }, (_, at): Block => ({ id: `b${at}`, kind: 'text', text: words('Абзац') }));

/** A page of as many blocks as there may be, with what pages don't show, a removed dish and a dead link; and banners with promo codes. */
function fullPages(pages: SitePages): SitePages {
  const full = samplePage({ id: 'full', slug: 'full', blocks: [{ id: 'bad', kind: 'text', text: hostile }, dishes, ...texts(98)] });
  const banner = (id: string, code: string) => sampleBanner({ id, title: words(id), picture: null, link: { kind: 'promo', code } });
  return {
    ...pages,
    own: [...pages.own, full],
    banners: [banner('Unknown', 'NOSUCHCODE'), banner('Over', 'NAVROZ2026'), banner('Good', 'BIRINCHI')],
  };
}

/** Opens the editor with a draft, in a language. */
async function openDraft(page: Page, shop: Shop, language: Language, change: (pages: SitePages) => SitePages): Promise<void> {
  const workspace = `${shop.url}/api/v1/editor/site-settings`;
  await page.request.post(`${shop.url}/api/v1/editor/session`, { data: { token: keys.anna }, headers: { origin: shop.url } });
  const { etag, draft, publishedPages } = (await (await page.request.get(workspace)).json()) as WireWorkspace;
  const headers = { 'if-match': etag, origin: shop.url };
  const saved = await page.request.put(workspace, { headers, data: { ...draft, pages: change(publishedPages) } });
  expect(saved.status()).toBe(200);
  await page.context().addCookies([{ name: 'i18n_redirected', value: language.locale, url: shop.url }]);
  await withoutPreviews(page);
  await page.goto(`${shop.url}/editor`);
  await hydrated(page);
}

for (const language of languages) {
  const t = language.in('editor');
  const section = (page: Page, name: 'page_own' | 'page_banners') =>
    page.getByRole('navigation', { name: t('sections') }).getByRole('button', { name: t(name) });

  test(`${language.locale}: the screen says what a page can’t contain, and which of its links and dishes are gone`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    await openDraft(page, shop, language, fullPages);
    await section(page, 'page_own').click();
    await page.getByRole('button', { name: '/p/full' }).click();
    await expect(page.getByText(t('item_most', { most: 100 }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('blocks_add'), exact: true })).toHaveCount(0);
    const issues = page.getByRole('region', { name: t('issues_title') });
    for (const text of [
      t('issue_hidden_markup', { found: '<script>, javascript:' }),
      t('issue_dead_link', { found: '/p/gone' }),
      t('issue_gone_dishes', { found: '999999' }),
    ]) {
      await expect(issues).toContainText(text);
    }
    await issues.getByRole('button', { name: t('issue_gone_dishes', { found: '999999' }) }).click();
    await expect(page.getByText(t('pick_removed_dishes', { id: '999999' })).first()).toBeVisible();

    const slug = page.getByLabel(t('own_slug'), { exact: true });
    for (const [written, key] of [
      ['faq', 'own_slug_taken'],
      ['api', 'own_slug_reserved'],
      ['О нас', 'own_slug_form'],
      ['', 'own_slug_empty'],
    ] as const) {
      await slug.fill(written);
      await expect(page.getByText(t(key))).toBeVisible();
    }
    // the address stays the last valid one
    await expect(page.getByRole('heading', { level: 2, name: words('Доставка')[language.locale] })).toBeVisible();
  });

  test(`${language.locale}: a promo code that does not exist or has ended is reported, and asked about before it is published`, async ({
    page,
    shop,
  }) => {
    await openDraft(page, shop, language, fullPages);
    await section(page, 'page_banners').click();
    await page
      .getByRole('button', { name: words('Unknown')[language.locale] })
      .first()
      .click();
    const reported = t('issue_promo_unknown', { found: 'NOSUCHCODE' });
    await expect(page.getByText(reported)).toBeVisible();
    for (const name of languages) await page.getByRole('checkbox', { name: t(`lang_${name.locale}`), exact: true }).check();
    const publishing = language.in('publishing');
    await page.getByRole('link', { name: language.in('publish-bar')('publish') }).click();
    await page.waitForURL('**/admin/publishing');
    await hydrated(page);
    await page.getByRole('button', { name: publishing('publishNow') }).click();
    const question = page.getByRole('alertdialog', { name: publishing('doubtTitle') });
    await expect(question).toContainText(publishing('doubt_promo_unknown', { code: 'NOSUCHCODE' }));
    await expect(question).toContainText(publishing('doubt_promo_over', { code: 'NAVROZ2026' }));
    await expect(question).not.toContainText('BIRINCHI');
    await question.getByRole('button', { name: publishing('publishNotYet') }).click();
    await expect(question).toBeHidden();
  });
}

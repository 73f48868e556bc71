import { expect, test } from 'vitest';
import { recordOf } from '#domain/content/content-records.ts';
import { freshDraft, type SiteContent } from '#domain/content/draft.ts';
import { withText } from '#domain/content/fields.ts';
import { emptyPage, noPages } from '#domain/content/pages/site-pages.ts';
import { sampleSettings } from '#domain/content/sample-settings.ts';
import { doubtsOf } from './doubts.ts';

const published: SiteContent = { settings: sampleSettings(), pages: noPages };
const ready = { ru: true, en: true, uz: true };
const change = (draft: SiteContent, id: string) => ({
  section: 'content' as const,
  id,
  before: recordOf(published, id),
  after: recordOf(draft, id),
});
const siteWith = (draft: SiteContent, isReady = ready) => ({
  draft: { ...freshDraft(draft.settings, draft.pages), ready: isReady },
  published,
  ownsSettings: true,
});
const text = { ru: 'Акция', en: 'Offer', uz: 'Aksiya' };
const none = { ru: '', en: '', uz: '' };
const banner = { id: 'b1', picture: null, from: null, until: null, title: text, text: none, link: { kind: 'promo', code: 'OLD' } } as const;

test('a changed text that nobody has marked as checked is a doubt, of the chosen parts alone', () => {
  const draft = { ...published, settings: withText(published.settings, 'aboutUs', 'uz', 'Yangi') };
  const site = siteWith(draft, { ru: false, en: false, uz: false });
  expect(doubtsOf(site, [change(draft, 'about')]).unready).toEqual(['uz']);
  expect(doubtsOf(site, [change(draft, 'offer')]).unready).toEqual([]);
  expect(doubtsOf(site, [{ section: 'products', id: '1', before: null, after: {} }]).unready).toEqual([]);
});

test('a language without a text is missing, and a page without a title can’t be published', () => {
  const page = { ...emptyPage, id: 'p1', slug: 'jobs', place: 'none', description: none } as const;
  const withPage = (title: typeof text) => ({ ...published, pages: { ...noPages, own: [{ ...page, title }] } });
  const translated = withPage({ ...none, ru: 'Вакансии' });
  expect(doubtsOf(siteWith(translated), [change(translated, 'page:p1')])).toMatchObject({ missing: ['en', 'uz'], blocked: [] });
  const untitled = withPage(none);
  expect(doubtsOf(siteWith(untitled), [change(untitled, 'page:p1')]).blocked).toEqual(['page:p1']);
});

test('a promo code of a banner that has ended is asked about, a banner without a title can’t be published', () => {
  const draft = { ...published, pages: { ...noPages, banners: [banner] } };
  const doubts = doubtsOf(siteWith(draft), [change(draft, 'banners')], () => 'promo_over');
  expect([doubts.wrongCodes, doubts.blocked]).toEqual([[{ code: 'OLD', rule: 'promo_over' }], []]);
  const untitled = { ...draft, pages: { ...draft.pages, banners: [{ ...banner, title: none }] } };
  expect(doubtsOf(siteWith(untitled), [change(untitled, 'banners')]).blocked).toEqual(['banners']);
});

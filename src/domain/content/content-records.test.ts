import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmptyText, noText } from '../localized-text.ts';
import { contentChanges, contentOfRecords, placedAsInDraft, recordOf, recordsOfContent, withChanges } from './content-records.ts';
import type { SiteContent } from './draft.ts';
import { mergeContentRecords } from './merge-records.ts';
import type { Banner } from './pages/banners.ts';
import type { Block } from './pages/blocks.ts';
import { emptyPage, fixedPages, noPages, type OwnPage, type PageContent } from './pages/site-pages.ts';
import { sampleSettings } from './sample-settings.ts';

const text = fc.record({ ru: fc.string(), en: fc.string(), uz: fc.string() });
const block = fc.record({ id: fc.constantFrom('x', 'y', 'z'), kind: fc.constant('text' as const), text });
const blocks: fc.Arbitrary<Block[]> = fc.uniqueArray(block, { maxLength: 3, selector: ({ id }) => id });
const page: fc.Arbitrary<PageContent> = fc.record({ title: text, lead: text, blocks }).map((changes) => ({ ...emptyPage, ...changes }));
const own: fc.Arbitrary<OwnPage[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), page), { selector: ([id]) => id })
  .map((pages) => pages.map(([id, content]) => ({ ...content, id, slug: id, place: 'none' as const })));
const banner = (id: string): Banner => ({
  id,
  title: noText,
  text: noText,
  picture: null,
  from: null,
  until: null,
  link: { kind: 'dish', id: '' },
});
const content: fc.Arbitrary<SiteContent> = fc
  .record({
    aboutUs: text,
    // an empty one is stored as none
    privacy: fc.option(text).map((written) => (written === null || isEmptyText(written) ? null : written)),
    email: fc.string(),
    orderMaxSum: fc.nat(),
    fixed: fc.record({ about: page, filial: page }),
    own,
    banners: fc.uniqueArray(fc.constantFrom('m', 'n')),
  })
  .map(({ fixed, own: pages, banners, ...settings }) => ({
    settings: sampleSettings(settings),
    pages: { ...noPages, fixed: { ...noPages.fixed, ...fixed }, own: pages, banners: banners.map(banner) },
  }));

test('content as records and back is the same', () => {
  const base: SiteContent = { settings: sampleSettings(), pages: noPages };
  fc.assert(
    fc.property(content, (site) => {
      expect(contentOfRecords(recordsOfContent(site), base)).toEqual(site);
    }),
  );
});

test('the changes between two contents lead from one to the other, and back', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const changes = contentChanges(before, after);
      expect(withChanges(before, changes)).toEqual(after);
      expect(contentChanges(before, before)).toEqual([]);
      const back = contentChanges(after, before);
      expect(withChanges(withChanges(before, changes), back)).toEqual(before);
    }),
  );
});

test('each page and each setting is in one record', () => {
  const names = Object.keys(recordsOfContent({ settings: sampleSettings(), pages: noPages }));
  expect(names).toEqual(['about', 'contacts', 'offer', 'privacy', 'look', 'ordering', 'filial', 'banners', 'order']);
  const fields = names.flatMap((name) => Object.keys(recordOf({ settings: sampleSettings(), pages: noPages }, name) ?? []));
  expect(fields.filter((field) => field === 'page')).toHaveLength(fixedPages.length);
  expect(fields.filter((field) => field in sampleSettings()).toSorted()).toEqual(Object.keys(sampleSettings()).toSorted());
});

const site = (...ids: string[]): SiteContent => ({
  settings: sampleSettings(),
  pages: { ...noPages, own: ids.map((id) => ({ ...emptyPage, id, slug: id, place: 'none' })) },
});
const idsOf = ({ pages }: SiteContent) => pages.own.map(({ id }) => id);

test('an order that follows from new and removed pages is no change', () => {
  const named = (before: SiteContent, after: SiteContent) => contentChanges(before, after).map(({ id }) => id);
  expect(named(site('a', 'b'), site('a', 'b', 'x'))).toEqual(['page:x']);
  expect(named(site('a', 'b'), site('b'))).toEqual(['page:a']);
  expect(named(site('a', 'b'), site('a', 'x', 'b'))).toEqual(['page:x', 'order']);
});

test('a new page comes behind the page that it follows in the draft', () => {
  const before = site('a', 'b');
  expect(idsOf(placedAsInDraft(before, site('a', 'b', 'x'), site('a', 'x', 'b')))).toEqual(['a', 'x', 'b']);
  expect(idsOf(placedAsInDraft(site('b'), site('b', 'x'), site('a', 'x', 'b')))).toEqual(['x', 'b']);
});

const about = (aboutUs: Partial<typeof noText>, ...pageBlocks: Block[]) => ({
  aboutUs: { ...noText, ...aboutUs },
  page: { ...emptyPage, blocks: pageBlocks },
});
const textBlock = (id: string, ru: string): Block => ({ id, kind: 'text', text: { ...noText, ru } });

test('changes of different texts and blocks are merged, of the same text mine stays and is named', () => {
  const base = about({ ru: 'old', uz: 'eski' }, textBlock('x', '1'), textBlock('y', '2'));
  const mine = about({ ru: 'mine', uz: 'eski' }, textBlock('x', 'mine'), textBlock('y', '2'));
  const theirs = about({ ru: 'old', uz: 'theirs' }, textBlock('x', '1'), textBlock('z', 'new'), textBlock('y', 'theirs'));
  expect(mergeContentRecords({ base, mine, theirs })).toEqual({
    merged: about({ ru: 'mine', uz: 'theirs' }, textBlock('x', 'mine'), textBlock('z', 'new'), textBlock('y', 'theirs')),
    conflicts: [],
  });
  const conflict = mergeContentRecords({ base, mine, theirs: about({ ru: 'theirs', uz: 'eski' }, ...base.page.blocks) });
  expect(conflict).toEqual({ merged: mine, conflicts: [{ path: 'aboutUs.ru', mine: '"mine"', theirs: '"theirs"' }] });
});

test('a merge keeps what nobody changed, whatever the kind of record', () => {
  fc.assert(
    fc.property(content, content, (base, mine) => {
      for (const { id, before, after } of contentChanges(base, mine)) {
        expect(mergeContentRecords({ base: before, mine: after, theirs: before }).merged).toEqual(after);
        expect(mergeContentRecords({ base: before, mine: before, theirs: after }).merged).toEqual(id === 'order' ? before : after);
      }
    }),
  );
});

test('a page that one side removed and the other changed is a conflict of the whole page', () => {
  const [old] = site('a').pages.own as unknown as [Record<string, unknown>];
  const merged = mergeContentRecords({ base: old, mine: null, theirs: { ...old, slug: 'b' } });
  expect([merged.merged, merged.conflicts.map(({ path }) => path)]).toEqual([null, ['']]);
});

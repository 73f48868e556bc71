import { expect, test } from 'vitest';
import { noText } from '../../localized-text.ts';
import { type Draft, freshDraft, mergeDrafts, takeFrom } from '../draft.ts';
import { sampleSettings } from '../sample-settings.ts';
import type { Banner } from './banners.ts';
import type { Block } from './blocks.ts';
import { emptyPage, noPages, type OwnPage } from './site-pages.ts';

const block = (id: string, text = id): Block => ({ id, kind: 'text', text: { ru: text, en: text, uz: text } });
const page = (id: string, ...blocks: Block[]): OwnPage => ({
  ...emptyPage,
  id,
  slug: id,
  title: { ru: id, en: id, uz: id },
  description: noText,
  place: 'none',
  blocks,
});
const draft = (...own: OwnPage[]): Draft => freshDraft(sampleSettings(), { ...noPages, own });
const textsOf = ({ pages }: Draft) =>
  pages.own.map(({ id, blocks }) => [id, ...blocks.map((each) => (each.kind === 'text' ? each.text.ru : ''))]);

const base = draft(page('a', block('1'), block('2')), page('b'));

test('changes of different blocks and different pages are merged', () => {
  const mine = draft(page('a', block('1', 'mine'), block('2')), page('b'));
  const theirs = draft(page('a', block('1'), block('2', 'theirs')), page('b', block('3')));
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect([textsOf(merged), conflicts]).toEqual([
    [
      ['a', 'mine', 'theirs'],
      ['b', '3'],
    ],
    [],
  ]);
});

test('blocks and pages that both sides add are all kept', () => {
  const mine = draft(page('a', block('1'), block('mine'), block('2')), page('b'), page('c'));
  const theirs = draft(page('a', block('theirs'), block('1'), block('2')), page('b'), page('d'));
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect([textsOf(merged), conflicts]).toEqual([[['a', '1', 'mine', '2', 'theirs'], ['b'], ['c'], ['d']], []]);
});

test('a block or a page that one side removes is removed', () => {
  expect(textsOf(mergeDrafts(base, base, draft(page('a', block('2')))).merged)).toEqual([['a', '2']]);
  expect(textsOf(mergeDrafts(base, draft(page('b')), base).merged)).toEqual([['b']]);
});

test('a block that both sides change is a conflict and stays mine until an editor decides', () => {
  const theirs = draft(page('a', block('1', 'theirs'), block('2')), page('b'));
  const { merged, conflicts } = mergeDrafts(base, draft(page('a', block('1', 'mine'), block('2')), page('b')), theirs);
  expect([textsOf(merged)[0], conflicts.length]).toEqual([['a', 'mine', '2'], 1]);
  expect(textsOf(takeFrom(merged, theirs, conflicts[0]?.path ?? ''))[0]).toEqual(['a', 'theirs', '2']);
});

test('a block that one side changes and the other removes is a conflict, and is not lost', () => {
  const mine = draft(page('a', block('1', 'mine'), block('2')), page('b'));
  const theirs = draft(page('a', block('2')), page('b'));
  const { merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect([textsOf(merged)[0], conflicts.length]).toEqual([['a', '2', 'mine'], 1]);
  expect(textsOf(takeFrom(merged, theirs, conflicts[0]?.path ?? ''))[0]).toEqual(['a', '2']);
});

test('changes of different banners are merged, and a banner that one side removes is removed', () => {
  const banner = (id: string, code = id): Banner => ({
    id,
    title: noText,
    text: noText,
    picture: null,
    from: null,
    until: null,
    link: { kind: 'promo', code },
  });
  const withBanners = (...banners: Banner[]) => freshDraft(sampleSettings(), { ...noPages, banners });
  const before = withBanners(banner('a'), banner('b'), banner('c'));
  const theirs = withBanners(banner('a'), banner('b', 'theirs'));
  const { merged, conflicts } = mergeDrafts(before, withBanners(banner('c'), banner('a', 'mine'), banner('b')), theirs);
  expect([merged.pages.banners, conflicts]).toEqual([[banner('a', 'mine'), banner('b', 'theirs')], []]);
});

import { describe, expect, it, test } from 'vitest';
import { everyBlock, samplePage, samplePages, words } from '../../../tests/support/builders/sample-pages.ts';
import { changesOf, joinChanges, shortenChange } from './content-changes.ts';
import { sampleSettings } from './sample-settings.ts';

const content = { settings: sampleSettings(), pages: samplePages() };
const [first] = everyBlock;
if (first?.kind !== 'text') throw new Error('the first sample block is a text');

describe('the changes of a content', () => {
  test('are the values that differ, by their paths', () => {
    const settings = { ...content.settings, email: 'new@example.uz', primaryColor: '#000000' };
    const own = [samplePage({ blocks: [{ ...first, text: words('Другой') }] })];
    const { before, after } = changesOf(content, { settings, pages: { ...content.pages, own } });
    expect(after).toMatchObject({ email: 'new@example.uz', primaryColor: '#000000', 'page:p1/blocks.text.text.ru': words('Другой').ru });
    expect([before['email'], before['page:p1/blocks.text.text.ru']]).toEqual([content.settings.email, first.text.ru]);
    expect(Object.keys(before)).toEqual(Object.keys(after));
  });

  test('of a removed page and of an added one are from or to nothing', () => {
    const withPage = { ...content, pages: { ...content.pages, own: [samplePage({ blocks: [] })] } };
    const removed = changesOf(withPage, { ...content, pages: { ...content.pages, own: [] } });
    expect([removed.before['page:p1/slug'], removed.after['page:p1/slug']]).toEqual(['delivery', '']);
  });

  test('are none when blocks only move', () => {
    const own = content.pages.own.map((page) => ({ ...page, blocks: page.blocks.toReversed() }));
    expect(changesOf(content, { ...content, pages: { ...content.pages, own } })).toEqual({ before: {}, after: {} });
  });

  test('join to one change, and what was changed back is gone', () => {
    const joined = joinChanges(
      { before: { email: 'a', slug: 'x' }, after: { email: 'b', slug: 'y' } },
      { before: { email: 'b', slug: 'y' }, after: { email: 'c', slug: 'x' } },
    );
    expect(joined).toEqual({ before: { email: 'a' }, after: { email: 'c' } });
  });
});

describe('a shortened change', () => {
  it('leaves short texts as they are', () => {
    expect(shortenChange('Плов', 'Плов и чай')).toEqual(['Плов', 'Плов и чай']);
  });

  it('keeps what differs in long texts, with a few letters around', () => {
    const [before, after] = shortenChange(`${'а'.repeat(500)} 2019 ${'б'.repeat(500)}`, `${'а'.repeat(500)} 2020 ${'б'.repeat(500)}`);
    expect([before, after]).toEqual([`…${'а'.repeat(27)} 2019 ${'б'.repeat(29)}…`, `…${'а'.repeat(27)} 2020 ${'б'.repeat(29)}…`]);
  });

  it('is short however much was written', () => {
    const [before, after] = shortenChange('', 'я'.repeat(20_000));
    expect([before, after.length]).toEqual(['', 161]);
  });
});

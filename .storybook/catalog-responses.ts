import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog.ts';
import type { WirePublishing } from '#contract/publishing/publishing-wire.ts';
import { demoFile } from './demo-shop.ts';
import type { StoryResponses } from './story-responses.ts';

const made = { by: 'Нодира Юсупова', at: '2026-11-21T06:40:00.000Z' };
const longText = 'Готовим плов с пяти утра и возим его горячим по всему городу. '.repeat(4);

function live(): WireCatalogWorkspace['live'] {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...records } = demoFile;
  return records;
}

function changes(): WireCatalogDraft['changes'] {
  const [first, second] = demoFile.products;
  if (first === undefined || second === undefined) throw new Error('the demo catalog has no dishes');
  const change = { section: 'products', id: String(first.id), before: first, after: { ...first, price: first.price + 2000 } } as const;
  const hidden = { section: 'products', id: String(second.id), before: second, after: { ...second, isAvailable: false } } as const;
  return [
    { ...change, ...made },
    { ...hidden, ...made, by: null },
    { section: 'categories', id: 'new', before: null, after: { id: 'new', parentId: null, name: { ru: 'Завтраки' } }, ...made },
  ];
}

function draft(): WireCatalogDraft {
  return { revision: '1', changes: changes(), planned: 1 };
}

const texts = {
  section: 'content',
  id: 'about',
  before: { aboutUs: { ru: 'Готовим плов.', en: 'We cook plov.', uz: 'Osh tayyorlaymiz.' } },
  after: { aboutUs: { ru: longText, en: 'We cook plov.', uz: 'Osh tayyorlaymiz va yetkazamiz.' } },
} as const;

function publishing(): WirePublishing {
  const third = demoFile.products[2];
  if (third === undefined) throw new Error('the demo catalog has no dishes');
  const name = { section: 'products', id: String(third.id) } as const;
  const later = { ...name, before: third, after: { ...third, price: third.price + 500 } };
  return {
    revision: '1',
    areas: ['catalog', 'content'],
    changes: [...changes(), { ...texts, by: 'Dilnoza', at: made.at }],
    planned: [
      {
        id: 1,
        at: '2026-11-23T04:00:00.000Z',
        by: 'Анвар',
        madeAt: made.at,
        changes: [later],
        problem: null,
        overrides: [name],
        isShared: false,
      },
    ],
    discarded: [{ id: 1, at: made.at, by: 'Dilnoza', changes: [texts] }],
  };
}

/** Responses to the calls of the catalog's draft and of its publication. */
export const catalogResponses: StoryResponses = {
  catalogWorkspace: () => ({ ...draft(), live: live() }),
  saveCatalogRecords: draft,
  publishing,
  publishChanges: () => ({ ...publishing(), changes: [] }),
  discardChanges: () => ({ ...publishing(), changes: [] }),
  returnChanges: () => ({ ...publishing(), discarded: [] }),
  reschedulePlan: publishing,
  withdrawPlan: () => ({ ...publishing(), planned: [] }),
  versions: () => ({
    versions: [
      {
        id: 2,
        publishedAt: '2026-11-20T09:00:00.000Z',
        by: 'Анвар',
        restoredFrom: 1,
        recordCount: 5,
        records: [
          { section: 'products', id: '1001' },
          { section: 'content', id: 'about' },
        ],
      },
      {
        id: 1,
        publishedAt: '2026-11-19T09:00:00.000Z',
        by: null,
        restoredFrom: null,
        recordCount: 1,
        records: [{ section: 'products', id: '1001' }],
      },
    ],
  }),
  publishVersion: publishing,
  versionChanges: () => ({ changes: changes().map(({ by: _, at: __, ...change }) => change) }),
  publishingLog: () => ({ entries: [{ id: 1, at: made.at, by: 'Dilnoza', kind: 'saved', parts: ['about'], detail: null }] }),
};

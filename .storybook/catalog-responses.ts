import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog-wire.ts';
import { demoFile } from './demo-shop.ts';
import type { StoryResponses } from './story-responses.ts';

const made = { by: 'Нодира Юсупова', at: '2026-11-21T06:40:00.000Z' };

function live(): WireCatalogWorkspace['live'] {
  const { settings: _, pages: __, stopList: ___, pauses: ____, ...records } = demoFile;
  return records;
}

function draft(): WireCatalogDraft {
  const [first, second, third] = demoFile.products;
  if (first === undefined || second === undefined || third === undefined) throw new Error('the demo catalog has no dishes');
  const change = { section: 'products', id: String(first.id), before: first, after: { ...first, price: first.price + 2000 } } as const;
  const hidden = { section: 'products', id: String(second.id), before: second, after: { ...second, isAvailable: false } } as const;
  const later = { section: 'products', id: String(third.id), before: third, after: { ...third, price: third.price + 500 } } as const;
  return {
    revision: '1',
    changes: [
      { ...change, ...made },
      { ...hidden, ...made, by: null },
      { section: 'categories', id: 'new', before: null, after: { id: 'new', parentId: null, name: { ru: 'Завтраки' } }, ...made },
    ],
    planned: [{ id: 1, at: '2026-11-23T04:00:00.000Z', by: 'Анвар', madeAt: made.at, changes: [later], problem: null }],
  };
}

/** Responses to the calls of the catalog's draft. */
export const catalogResponses: StoryResponses = {
  catalogWorkspace: () => ({ ...draft(), live: live() }),
  saveCatalogRecords: draft,
  discardCatalogChanges: () => ({ ...draft(), changes: [] }),
  publishCatalog: () => ({ ...draft(), changes: [], live: live() }),
  cancelCatalogPlan: () => ({ ...draft(), planned: [] }),
  moveCatalogPlan: draft,
  catalogVersions: () => ({
    versions: [
      {
        id: 2,
        publishedAt: '2026-11-20T09:00:00.000Z',
        by: 'Анвар',
        restoredFrom: 1,
        recordCount: 1,
        records: [{ section: 'products', id: '1001' }],
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
  restoreCatalogVersion: () => ({ ...draft(), live: live() }),
  catalogVersion: () => ({ changes: draft().changes.map(({ by: _, at: __, ...change }) => change) }),
};

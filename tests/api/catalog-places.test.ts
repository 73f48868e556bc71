import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { WireCatalogDraft, WireCatalogWorkspace } from '#contract/office/catalog.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { importCatalog } from '#server/modules/catalog/import-catalog.ts';
import { importSections } from '#server/modules/publishing/import-sections.ts';
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { engines } from '../support/shop/backends.ts';
import { useApi } from './open-api.ts';
import { memberOf } from './team.ts';
import type { Visitor } from './visitor.ts';

type Zone = CatalogFile['zones'][number];
type Restaurant = CatalogFile['restaurants'][number];
type Rejected = {
  readonly code: string;
  readonly message: { readonly ru: string };
  readonly details: { readonly issues: readonly CatalogIssue[] };
};

const path = '/api/v1/office/catalog';
const file = demoCatalog();
const [near, city] = file.zones as [Zone, Zone];
const [chorsu] = file.restaurants as [Restaurant];
const corner = (polygon: Zone['polygon'], index: number) => polygon[index] ?? [0, 0];
/** The second and third corners of a polygon swapped. */
const crossed = (polygon: Zone['polygon']): Zone['polygon'] => [
  corner(polygon, 0),
  corner(polygon, 2),
  corner(polygon, 1),
  ...polygon.slice(3),
];

describe.each(engines)('hours and zones in the back office, on %s', (engine) => {
  const tested = useApi(engine);
  let anna: Visitor | null = null;

  const owner = async () => {
    anna ??= (await memberOf(tested, { name: 'Anna', role: 'owner' })).browser;
    return anna;
  };
  const put = async (section: 'zones' | 'restaurants', base: Zone | Restaurant | null, value: Zone | Restaurant) =>
    (await owner()).send<WireCatalogDraft & Rejected>('PUT', `${path}/records`, {
      body: { records: [{ section, id: String(value.id), base, value }] },
    });
  const publish = async () => (await owner()).post<Rejected>('/api/v1/office/publishing/publish', {});
  const draft = async () => (await (await owner()).get<WireCatalogWorkspace>(path)).body;
  const load = (catalog: CatalogFile) => importCatalog(tested.connection, catalog, tested.now);

  beforeEach(async () => {
    await load(file);
    await (await owner()).post('/api/v1/office/publishing/discard', {});
  });

  test.each<[string, Partial<Zone>, CatalogIssue]>([
    ['crosses itself', { polygon: crossed(near.polygon) }, { where: 'zones[1].polygon[0]', rule: 'zone_crossing', found: '' }],
    [
      'comes back to a corner',
      { polygon: [...near.polygon.slice(0, 6), corner(near.polygon, 1), ...near.polygon.slice(6)] },
      { where: 'zones[1].polygon[6]', rule: 'zone_repeated', found: '' },
    ],
    ['overlaps one of its priority', { priority: city.priority }, { where: 'zones[2].polygon', rule: 'zone_overlap', found: '1' }],
    [
      'has latitude and longitude exchanged',
      { polygon: near.polygon.map(([x, y]) => [y, x]) },
      { where: 'zones[1].polygon[0]', rule: 'point_swapped', found: '' },
    ],
    ['is free below its minimum', { freeDeliveryFrom: 1 }, { where: 'zones[1].freeDeliveryFrom', rule: 'zone_freeFrom', found: '' }],
  ])('a zone that %s is not saved, and the refusal names it', async (_, changes, issue) => {
    const { status, body } = await put('zones', near, { ...near, ...changes });
    expect([status, body.code, body.details.issues[0]]).toEqual([422, 'CATALOG_INVALID', issue]);
    expect((await draft()).changes).toEqual([]);
  });

  test('a restaurant whose latitude and longitude are exchanged is refused in words', async () => {
    const { longitude, latitude } = chorsu;
    const { status, body } = await put('restaurants', chorsu, { ...chorsu, longitude: latitude, latitude: longitude });
    const issues = [{ where: `restaurants[${chorsu.id}].latitude`, rule: 'point_swapped', found: '' }];
    expect([status, body.code, body.details.issues]).toEqual([422, 'CATALOG_INVALID', issues]);
    expect(body.message.ru).toContain('широта и долгота перепутаны местами');
  });

  test('phones of a restaurant are several and short ones, and free text is refused', async () => {
    const called = { ...chorsu, phone: '71 200 00 11, 1144' };
    expect((await put('restaurants', chorsu, called)).status).toBe(200);
    const { status, body } = await put('restaurants', called, { ...chorsu, phone: 'звоните Азизу' });
    expect([status, body.code, body.details.issues]).toEqual([
      422,
      'CATALOG_INVALID',
      [{ where: `restaurants[${chorsu.id}].phone`, rule: 'phone', found: 'звоните Азизу' }],
    ]);
  });

  test('a value beyond its limits is refused with a sentence that names it', async () => {
    const { status, body } = await put('restaurants', chorsu, { ...chorsu, name: { ru: 'ы'.repeat(201) } });
    const issue = { where: `restaurants[${chorsu.id}].name.ru`, rule: 'value_long', found: '200' };
    expect([status, body.details.issues]).toEqual([422, [issue]]);
    expect(body.message.ru).toContain('не длиннее 200 знаков');
  });

  test('hours that overlap are not saved', async () => {
    const day = [{ start: 540, end: 1380 }];
    const twice = [...day, { start: 600, end: 700 }];
    const week = { monday: twice, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: [] };
    const { status, body } = await put('restaurants', chorsu, { ...chorsu, calendar: { week } });
    expect([status, body.details.issues]).toEqual([
      422,
      [{ where: 'restaurants[1].calendar.week.monday[1]', rule: 'calendar_order', found: '' }],
    ]);
  });

  test('zones that are saved one after the other are published together', async () => {
    const moved: Zone = { ...city, priority: 7 };
    expect((await put('zones', city, moved)).status).toBe(200);
    expect((await put('zones', near, { ...near, priority: city.priority })).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await draft()).live.zones.slice(0, 2)).toMatchObject([{ priority: city.priority }, { priority: 7 }]);
  });

  test('publishing one of two changes that need each other is refused', async () => {
    await put('zones', city, { ...city, priority: 7 });
    await put('zones', near, { ...near, priority: city.priority });
    const { status, body } = await (await owner()).post<Rejected>('/api/v1/office/publishing/publish', {
      records: [{ section: 'zones', id: '1' }],
    });
    expect([status, body.details.issues[0]?.rule]).toEqual([422, 'zone_overlap']);
  });

  test('an import with such a zone is refused', async () => {
    const zones = [{ ...near, polygon: crossed(near.polygon) }, ...file.zones.slice(1)];
    await expect(importSections(tested.connection, { zones }, new Set(), tested.now)).resolves.toMatchObject({ ok: false });
  });

  test('a zone that is wrong already does not hinder other changes', async () => {
    await load({ ...file, zones: [{ ...near, polygon: crossed(near.polygon) }, ...file.zones.slice(1)] });
    expect((await put('zones', city, { ...city, deliveryFee: 1000 })).status).toBe(200);
    expect((await publish()).status).toBe(200);
  });
});

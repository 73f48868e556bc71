import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { catalogOwner, upstreamMenu, upstreamRestaurants } from '#server/pages/upstream-catalog.ts';
import { failing } from '../support/upstream/upstream-behaviors.ts';
import { useUpstreamApi } from './open-api.ts';

describe('the catalog of another system in the back office', () => {
  const tested = useUpstreamApi();
  const menuOf = (regionId: string | null) => upstreamMenu(tested.services, regionId, 'uz', tested.now);
  beforeEach(() => tested.upstream.behave(null));

  test('it says whose it is, and a shop with its own catalog has no other owner', () => {
    const upstream = { baseUrl: 'https://pos.example.uz/api/' } as never;
    expect(catalogOwner({ config: { ...tested.services.config, upstream } })).toBe('pos.example.uz');
    expect(catalogOwner({ config: { ...tested.services.config, upstream: null } })).toBeNull();
  });

  test('the dishes of a region are read by category, in the language of the screen', async () => {
    const { value } = await menuOf('9');
    expect([value?.region?.name, value?.regions.length]).toEqual(['Samarqand viloyati', 14]);
    const { body } = await tested.visitor().get<{ products: { id: string }[] }>('/api/regionmenu?RegionId=9');
    const dishes = value?.parts.flatMap((part) => part.dishes.map(({ id }) => id)) ?? [];
    expect(dishes.toSorted()).toEqual(body.products.map(({ id }) => id).toSorted());
    expect(value?.parts.every(({ category, dishes: inside }) => inside.every(({ categoryId }) => categoryId === category?.id))).toBe(true);
  });

  test('an unknown region is the first one', async () => {
    expect((await menuOf('no such')).value?.region?.id).toBe((await menuOf(null)).value?.region?.id);
  });

  test('where the other system does not respond or has no menu, its reason is shown', async () => {
    tested.upstream.behave(failing(200, '{"error": "closed"}'), calls.regionMenu);
    expect(await menuOf('3')).toEqual({ value: null, problem: 'closed' });
    tested.upstream.behave(failing(503));
    const read = await upstreamMenu(tested.services, '4', 'uz', tested.now);
    expect(read.value).toBeNull();
    expect('problem' in read && read.problem).not.toBe('');
  });

  test('its active restaurants are read', async () => {
    const { value } = await upstreamRestaurants(tested.services, 'ru', tested.now);
    const { body } = await tested.visitor().get<{ id: string }[]>('/api/restaurants/List');
    expect(value?.map(({ id }) => id)).toEqual(body.map(({ id }) => String(id)));
  });
});

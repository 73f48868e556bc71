import type { WirePointArea } from '#contract/shop/maps.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { api } from '../lib/api.ts';

const known = new Map<string, Promise<WirePointArea>>();
const nothing: WirePointArea = { district: '', landmark: '', address: '' };

/** The district and the landmark around a point; '' when none is near, or it can not be had now. */
export async function areaAt(point: Coordinates): Promise<string> {
  const { district, landmark } = await around(point);
  return [district, landmark].filter(Boolean).join(', ');
}

/** Street and house at a point; '' where the shop's geocoder knows none, or it can not be had now. */
export async function addressAt(point: Coordinates): Promise<string> {
  return (await around(point)).address;
}

/** Each point is asked for once. */
function around({ longitude, latitude }: Coordinates): Promise<WirePointArea> {
  const key = `${longitude},${latitude}`;
  const loading = known.get(key) ?? load(key, longitude, latitude);
  known.set(key, loading);
  return loading;
}

async function load(key: string, longitude: number, latitude: number): Promise<WirePointArea> {
  const result = await api('GET /api/v1/geocode/reverse', {
    query: { Longitude: `${longitude}`, Latitude: `${latitude}` },
    silent: true,
  });
  if (!result.ok) known.delete(key);
  return result.ok ? result.value : nothing;
}

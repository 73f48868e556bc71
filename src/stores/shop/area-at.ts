import type { Coordinates } from '#domain/place/coordinates.ts';
import { api } from '../lib/api.ts';

const known = new Map<string, Promise<string>>();

/** The district and the landmark around a point; '' when none is near, or it can not be had now. Each point is asked for once. */
export function areaAt({ longitude, latitude }: Coordinates): Promise<string> {
  const key = `${longitude},${latitude}`;
  const loading = known.get(key) ?? loadArea(longitude, latitude);
  known.set(key, loading);
  return loading;
}

async function loadArea(longitude: number, latitude: number): Promise<string> {
  const result = await api('GET /api/v1/geocode/reverse', {
    query: { Longitude: `${longitude}`, Latitude: `${latitude}` },
    silent: true,
  });
  if (!result.ok) known.delete(`${longitude},${latitude}`);
  return result.ok ? [result.value.district, result.value.landmark].filter(Boolean).join(', ') : '';
}

import { z } from 'zod';
import { type Coordinates, parseCoordinates } from '#domain/place/coordinates.ts';

export const coordinatesQuery = { Longitude: z.string().optional(), Latitude: z.string().optional() };

export interface SentCoordinates {
  readonly Longitude?: string | undefined;
  readonly Latitude?: string | undefined;
}

/** Coordinates are sent only when they are not zero (specification §7): both absent, empty or zero are none; one alone is refused. */
export function readCoordinates(sent: SentCoordinates, context: z.RefinementCtx): Coordinates | null {
  const [longitude, latitude] = [sent.Longitude, sent.Latitude].map((text) => (text === undefined || Number(text) === 0 ? null : text));
  if (longitude == null && latitude == null) return null;
  const coordinates = longitude == null || latitude == null ? null : parseCoordinates(longitude, latitude);
  if (coordinates !== null) return coordinates;
  context.addIssue({ code: 'custom', path: [longitude == null ? 'Longitude' : 'Latitude'], message: 'coordinates' });
  return z.NEVER;
}

import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, parseCoordinates, roundCoordinates } from '#domain/place/coordinates.ts';

interface FoundPlace extends Coordinates {
  readonly text: string;
}

/** Finds places for a text in a language, the best first; rejects when it does not answer properly in time. */
export type Geocoder = (text: string, locale: Locale) => Promise<readonly FoundPlace[]>;

const timeoutMs = 5_000;
const maxAnswerBytes = 256 * 1024;
const maxPlaces = 6;
const maxTextLength = 200;

const answer = z.array(z.object({ display_name: z.string(), lat: z.unknown(), lon: z.unknown() }));

/** Asks a service that answers like Nominatim; the address is a template with `{q}` and `{lang}`. Redirects are not followed. */
export function createGeocoder(template: string): Geocoder {
  return async (text, locale) => {
    const values: Record<string, string> = { q: text, lang: locale };
    const url = template.replace(/\{(q|lang)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': locale },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    const found = answer.parse(JSON.parse(await readAtMost(response, maxAnswerBytes)));
    return found.flatMap(toPlace).slice(0, maxPlaces);
  };
}

function toPlace({ display_name: name, lat, lon }: z.infer<typeof answer>[number]): FoundPlace[] {
  const point = parseCoordinates(lon, lat);
  return point === null ? [] : [{ text: name.slice(0, maxTextLength), ...roundCoordinates(point) }];
}

async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('the geocoder answered too much');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

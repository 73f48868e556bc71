import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, parseCoordinates, roundCoordinates } from '#domain/place/coordinates.ts';
import { type Limit, take } from '../auth/rate-limit.ts';
import type { GeocoderKind } from '../config/geocoder-kind.ts';
import type { Connection } from '../db/connection.ts';
import { readAtMost } from '../network/read-at-most.ts';
import { type GivenAddress, readAnswer } from './geocoder-answers.ts';

interface FoundPlace extends Coordinates {
  readonly text: string;
}

/** The parameters of a request by their names in the URL's template: a text, or a point in degrees. */
export type GeocoderQuestion = { readonly q: string } | { readonly lat: string; readonly lon: string };

/** Finds places for a text or at a point, in a language, best match first; rejects when there is no valid response in time. */
export type Geocoder = (question: GeocoderQuestion, locale: Locale) => Promise<readonly FoundPlace[]>;

const timeoutMs = 5_000;
const maxAnswerBytes = 256 * 1024;
const maxPlaces = 6;
const maxTextLength = 200;

/** How long a response is cached, and how many are stored. */
const ttlMs = 60 * 60_000;
const maxCached = 500;
/** The limit of Nominatim's usage policy, for all processes together. */
const oncePer: Limit = { key: 'geocoder', max: 1, windowMs: 1_000 };
/** More than a user can type, per network address and minute. */
const questionsPerMinute = 30;
const minuteMs = 60_000;

/** Counts a request of a network address. Returns null, or the instant (ms) at which the next request is allowed. */
export type GeocodeLimit = (address: string, now: number) => Promise<number | null>;

export function createGeocodeLimit({ db }: Connection): GeocodeLimit {
  return (address, now) => take(db, { key: `geocode/${address}`, max: questionsPerMinute, windowMs: minuteMs }, now);
}

/** Further requests would wait too long and are rejected. */
const mostWaiting = 5;

/**
 * Limits the requests to a geocoder: responses are cached for an hour, concurrent requests for the same text or point share one, and requests are
 * sent one after the other, one per second over all processes. Rejects when too many wait.
 */
export function throttledGeocoder({ db }: Connection, sendRequest: Geocoder, clock: () => number): Geocoder {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async (question: GeocoderQuestion, locale: Locale) => {
    for (let until = await take(db, oncePer, clock()); until !== null; until = await take(db, oncePer, clock())) {
      await setTimeout(Math.max(1, until - clock()));
    }
    return sendRequest(question, locale);
  };
  const queue = async (question: GeocoderQuestion, locale: Locale) => {
    if (waiting >= mostWaiting) throw new Error('too many questions wait for the geocoder');
    waiting += 1;
    const turn = last.then(() => inTurn(question, locale));
    last = turn.catch(() => {});
    return turn.finally(() => {
      waiting -= 1;
    });
  };
  const cached = new LRUCache<string, readonly FoundPlace[], { question: GeocoderQuestion; locale: Locale }>({
    max: maxCached,
    ttl: ttlMs,
    perf: { now: clock },
    fetchMethod: (_key, _stale, { context }) => queue(context.question, context.locale),
  });
  return async (question, locale) => {
    const same = Object.values(question).join(' ').trim().replace(/\s+/g, ' ').toLowerCase();
    return (await cached.fetch(`${locale} ${same}`, { context: { question, locale } })) ?? [];
  };
}

interface GeocoderSettings {
  /** null: there is none */
  readonly geocoderUrl: string | null;
  readonly reverseGeocoderUrl: string | null;
  readonly geocoderKind: GeocoderKind;
}

/** What finds places for a text, and what finds them at a point. */
export function createGeocoders(
  connection: Connection,
  { geocoderUrl, reverseGeocoderUrl, geocoderKind }: GeocoderSettings,
  clock: () => number,
): { readonly geocoder: Geocoder | null; readonly reverseGeocoder: Geocoder | null } {
  const open = (url: string | null) => (url === null ? null : throttledGeocoder(connection, createGeocoder(url, geocoderKind), clock));
  return { geocoder: open(geocoderUrl), reverseGeocoder: open(reverseGeocoderUrl) };
}

/** Calls a geocoder; the URL is a template with `{q}`, or `{lat}` and `{lon}`, and `{lang}`, the kind says in which form it answers. Redirects are not followed. */
export function createGeocoder(template: string, kind: GeocoderKind): Geocoder {
  return async (question, locale) => {
    const values: Record<string, string> = { ...question, lang: locale };
    const url = template.replace(/\{(q|lat|lon|lang)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'accept-language': locale },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the geocoder returned ${response.status}`);
    const found = readAnswer[kind](JSON.parse(await readAtMost(response, maxAnswerBytes)));
    return found.flatMap(toPlace).slice(0, maxPlaces);
  };
}

function toPlace({ text, longitude, latitude }: GivenAddress): FoundPlace[] {
  const point = parseCoordinates(longitude, latitude);
  return point === null ? [] : [{ text: text.slice(0, maxTextLength), ...roundCoordinates(point) }];
}

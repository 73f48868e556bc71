import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { type GeocoderQuestion, throttledGeocoder } from '#server/modules/geocoder.ts';
import { createDatabase, engines, type TestDatabase } from '../support/shop/backends.ts';

const place = { text: 'Навои, 30', latitude: 41.3265, longitude: 69.234 };

describe.each(engines)('limits of geocoder requests, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(engine);
  });
  afterAll(() => database.remove());

  /** Opens a process of the shop with a geocoder that responds immediately. */
  const open = (response: (text: string) => Promise<readonly (typeof place)[]> = async () => [place]) => {
    const requested = vi.fn(async (question: GeocoderQuestion, _locale: Locale) => response(Object.values(question).join(' ')));
    const geocoder = throttledGeocoder(database.connection, requested, Date.now);
    return { requested, geocoder, search: (q: string, locale: Locale) => geocoder({ q }, locale) };
  };

  test('the same text in the same language is requested once, whatever its case and spaces, also concurrently', async () => {
    const { requested, search } = open();
    const responses = await Promise.all(['Навои 30', ' навои  30', 'НАВОИ 30'].map((text) => search(text, 'ru')));
    expect([...responses, await search('навои 30', 'ru')]).toEqual(Array.from({ length: 4 }, () => [place]));
    expect(requested).toHaveBeenCalledTimes(1);
    await search('навои 30', 'uz');
    expect(requested).toHaveBeenCalledTimes(2);
  });

  test('the same point is requested once for a language', async () => {
    const { requested, geocoder } = open();
    const point = { lat: '41.3265', lon: '69.234' };
    expect([await geocoder(point, 'ru'), await geocoder({ ...point }, 'ru')]).toEqual([[place], [place]]);
    expect(requested).toHaveBeenCalledTimes(1);
    await geocoder({ ...point, lon: '69.235' }, 'ru');
    expect(requested).toHaveBeenCalledTimes(2);
  });

  test('requests are sent one after the other, a second apart, also from several processes', async () => {
    const times: number[] = [];
    let atOnce = 0;
    const note = async () => {
      times.push(Date.now());
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      return [place];
    };
    const processes = [open(note), open(note)];
    await Promise.all(processes.flatMap(({ search }, index) => [search(`first ${index}`, 'ru'), search(`second ${index}`, 'ru')]));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.length).toBe(4);
    // each is noted when its turn comes, which a busy machine delays
    expect(Math.min(...gaps)).toBeGreaterThan(700);
  }, 20_000);

  test('a request that would wait too long is rejected immediately, and a failure is not cached', async () => {
    let release = (_: readonly (typeof place)[]) => {};
    const { requested, search } = open(() => new Promise((resolve) => (release = resolve)));
    const first = search('street 0', 'en');
    const waiting = Array.from({ length: 4 }, (_, index) => search(`street ${index + 1}`, 'en').catch(() => 'failed'));
    await expect(search('street 9', 'en')).rejects.toThrow('too many');
    await vi.waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    requested.mockImplementation(async (question) => {
      if ('q' in question && question.q === 'street 2') throw new Error('broken');
      return [place];
    });
    release([place]);
    expect(await first).toEqual([place]);
    expect(await Promise.all(waiting)).toEqual([[place], 'failed', [place], [place]]);
    requested.mockImplementation(async () => [place]);
    expect(await search('street 2', 'en')).toEqual([place]);
  }, 30_000);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { failing, failingFirst, late } from '../support/upstream/upstream-behaviors.ts';
import { freshPhone, openSession } from './journey.ts';
import { useUpstreamApi } from './open-api.ts';

const repeated = [408, 409, 425, 429, 500, 502, 503, 504];
/** A browser would repeat a request by itself after 408, even a POST. */
const reported = (status: number) => (status === 408 ? 504 : status);
const notRepeated = [400, 401, 403, 404, 410, 418, 422, 501, 505];

describe('one retry, for eight statuses, for GET only (R-CALL-7, R-UPSTREAM-10)', () => {
  const tested = useUpstreamApi();
  beforeEach(() => {
    tested.upstream.behave(null);
    tested.upstream.forget();
  });

  test.each(repeated)('a GET that fails with %i is requested exactly twice, and the response reports it', async (status) => {
    tested.upstream.behave(failing(status), calls.promoByName);
    const response = await tested.visitor().get('/api/promo/GetByName?Name=ANY');
    expect([response.status, response.headers.get('x-retried')]).toEqual([reported(status), '1']);
    expect(tested.upstream.count(calls.promoByName)).toBe(2);
  });

  test.each(notRepeated)('a GET that fails with %i is requested once', async (status) => {
    tested.upstream.behave(failing(status), calls.regionMenu);
    const response = await tested.visitor().get('/api/regionmenu?RegionId=1');
    expect([response.status, response.headers.get('x-retried')]).toEqual([status, null]);
    expect(tested.upstream.count(calls.regionMenu)).toBe(1);
  });

  test.each([...repeated, ...notRepeated])('a POST that fails with %i is sent exactly once', async (status) => {
    const visitor = tested.visitor();
    const phone1 = freshPhone();
    await openSession(tested, visitor, phone1);
    tested.upstream.behave(failing(status), calls.customersCreate);
    const response = await visitor.post('/api/customers/Create', { firstName: 'Дилноза', phone1 });
    expect([response.status, response.headers.get('x-retried')]).toEqual([reported(status), null]);
    expect(tested.upstream.count(calls.customersCreate)).toBe(1);
  });

  test('a second attempt that succeeds is returned and reported; the next response, requested once, is not', async () => {
    tested.upstream.behave(failingFirst(1, 503), calls.regionsList);
    const sendRequest = () => tested.visitor().get<unknown[]>('/api/regions/List', { 'accept-language': 'en' });
    const response = await sendRequest();
    expect([response.status, response.body.length > 0, tested.upstream.count(calls.regionsList)]).toEqual([200, true, 2]);
    const next = await sendRequest();
    expect([response, next].map(({ headers }) => headers.get('x-retried'))).toEqual(['1', null]);
  });

  test('a timeout is never retried, neither by the server nor by the browser', async () => {
    tested.upstream.behave(late(9_000), calls.promoByName);
    const start = performance.now();
    const response = await tested.visitor().get('/api/promo/GetByName?Name=ANY');
    expect([response.status, response.headers.get('x-retried')]).toEqual([504, '1']);
    expect(tested.upstream.count(calls.promoByName)).toBe(1);
    expect(performance.now() - start).toBeLessThan(5_500);
  });
});

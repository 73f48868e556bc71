import { describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/lib/problem-body.ts';
import { engines } from '../support/shop/backends.ts';
import { fillCart, orderOf, place, signUp } from './journey.ts';
import { useApi } from './open-api.ts';
import { changePromo } from './promo-records.ts';

const minute = 60_000;

describe.each(engines)('unknown names of promo codes, on %s', (engine) => {
  const tested = useApi(engine);
  test('an address tries 20 in 10 minutes, also at once, then every name that is not shown to everybody is refused', async () => {
    await changePromo(tested, 'NAVROZ2026', { endsAt: undefined, startsAt: undefined });
    const guesser = tested.visitor();
    const named = (name: string) => guesser.get<ProblemBody>(`/api/promo/GetByName?Name=${name}`);
    for (let turn = 0; turn < 3; turn += 1) expect((await named('NAVROZ2026')).body).toMatchObject({ valid: true });
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => named(`GUESS${index}`)));
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = await named('NAVROZ2026');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_PROMO_NAMES']);
    expect(refused.body.message.ru).toContain('промокод');
    expect((await named('BIRINCHI')).status).toBe(200);
    expect((await tested.visitor().get('/api/promo/GetByName?Name=NAVROZ2026')).status).toBe(200);
    tested.now += 10 * minute;
    expect((await named('NAVROZ2026')).status).toBe(200);
  });

  test('the quote counts the names that it is asked for and the code of a link, the same name once; a cart without a code is priced', async () => {
    const guesser = tested.visitor();
    const cart = await fillCart(guesser);
    const quoted = async (promoCode?: string) =>
      (await guesser.post('/api/v1/quote?ownPromos=list', promoCode === undefined ? cart : { ...cart, promoCode })).status;
    for (let turn = 0; turn < 25; turn += 1) expect(await quoted('SAME')).toBe(200);
    for (let index = 0; index < 18; index += 1) expect(await quoted(`OTHER${index}`)).toBe(200);
    guesser.cookies.set('promo', 'LINKED');
    expect([await quoted(), await quoted()]).toEqual([200, 200]);
    guesser.cookies.set('promo', 'LINKED2');
    expect(await quoted()).toBe(429);
    guesser.cookies.delete('promo');
    expect([await quoted('NAVROZ2026'), await quoted('SAME'), await quoted('BIRINCHI'), await quoted()]).toEqual([429, 200, 200, 200]);
  });

  test('a rejected order counts its name if there is no such code, not if there is', async () => {
    tested.now += 10 * minute;
    const guesser = tested.visitor();
    await signUp(tested, guesser);
    const order = { ...(await orderOf(guesser, await fillCart(guesser))), expectedTotal: 1 };
    const rejected = async (promoCode: string) => (await place(guesser, { ...order, promoCode })).status;
    for (let index = 0; index < 19; index += 1) expect(await rejected(`GUESS${index}`)).toBe(409);
    for (let turn = 0; turn < 3; turn += 1) expect(await rejected('NAVROZ2026')).toBe(409);
    expect((await guesser.get('/api/promo/GetByName?Name=NAVROZ2026')).body).toMatchObject({ valid: true });
    expect([await rejected('ANOTHER'), await rejected('NAVROZ2026')]).toEqual([409, 429]);
  });
});

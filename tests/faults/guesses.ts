import type { Row } from '../support/load/measured.ts';
import { type HttpResponse, inTurns, sendRequest } from '../support/shop/http-client.ts';
import { onBothDatabases } from '../support/shop/on-databases.ts';
import { openSession } from '../support/shop/order-calls.ts';
import { type Shop, startShop, withShop } from '../support/shop/shop.ts';
import { eachOf } from './combine-results.ts';

const guesses = 10_000;
const guessesAtOnce = 200;
const acceptTimeoutMs = 120_000;
const sends = 100;
/** R-CODE-2 */
const maxChecked = 5;
const sendsPerAddressHour = 60;
const phones = { known: '998901112233', unknown: '998909998877', guessed: '998905554433', wanted: '998904443322' };
/** A time when the windows of the known customer's sign-in have expired. */
const later = '2026-11-21T09:00:00Z';

export const guessesRow: Row = {
  name: 'guesses',
  what: `${guesses} wrong guesses of one code, ${guessesAtOnce} at a time; a code for one phone wanted ${sends} times at once, then for ${sends} phones from one address`,
  reach: `<= ${maxChecked} checked, 1 send per phone and minute, ${sendsPerAddressHour} per address and hour, a known phone gets the response of an unknown one`,
  async measure() {
    const reports = await onBothDatabases(async (env) => {
      const { dataDir } = await knowACustomer(env);
      return withShop({ env, dataDir, testNow: later }, async (shop) => {
        const differences = await differencesOf(shop);
        const checked = await guessAtOnce(shop);
        const ofOne = await sendAll(shop, () => phones.wanted);
        await sendAll(shop, (turn) => `99891${String(turn).padStart(7, '0')}`);
        return { differences, checked, ofOne, ofAll: shop.codeCount() };
      });
    });
    return eachOf(reports, ({ differences, checked, ofOne, ofAll }) => {
      const alike = differences.length === 0 ? 'alike' : `NOT alike: ${differences[0]}`;
      return {
        found: `${checked.wrong} checked, ${checked.rejected} rejected, ${checked.others} other responses; ${ofOne} of ${sends} sent to one phone; ${ofAll} sent for the address; known and unknown ${alike}`,
        isReached:
          checked.wrong > 0 &&
          checked.wrong <= maxChecked &&
          checked.others === 0 &&
          ofOne === 1 &&
          ofAll === sendsPerAddressHour &&
          differences.length === 0,
      };
    });
  },
};

async function knowACustomer(env: Readonly<Record<string, string>>): Promise<{ dataDir: string }> {
  const shop = await startShop({ env });
  await openSession(shop, phones.known).finally(() => shop.stop({ keepData: true }));
  return shop;
}

/** Differences that could reveal a customer's phone: the first code, a wrong attempt, a second code too early. */
async function differencesOf(shop: Shop): Promise<string[]> {
  const tries = async (phone1: string) => {
    const sent = await send(shop, 'auth/code', { phone1 });
    const { challengeId } = JSON.parse(sent.text) as { challengeId: string };
    const guessed = await guess(shop, challengeId, phone1, await wrongCode(shop));
    return [sent, guessed, await send(shop, 'auth/code', { phone1 })].map(seen);
  };
  const [known, unknown] = [await tries(phones.known), await tries(phones.unknown)];
  return known.filter((response, at) => response !== unknown[at]);
}

/** The response without the date, the challenge's id and the wait. */
function seen({ status, headers, text }: HttpResponse): string {
  const names = [...headers].filter(([name]) => !['date', 'retry-after', 'content-length', 'etag'].includes(name));
  const same = text.replace(/"challengeId":"[\w-]{36}"/, '').replace(/"resendAfter":\d+/, '');
  return JSON.stringify([status, names, same]);
}

async function guessAtOnce(shop: Shop) {
  const { challengeId } = JSON.parse((await send(shop, 'auth/code', { phone1: phones.guessed })).text) as { challengeId: string };
  const wrong = await wrongCode(shop);
  const responses = await inTurns(guesses, guessesAtOnce, async () => {
    const { text } = await guess(shop, challengeId, phones.guessed, wrong);
    return (JSON.parse(text) as { code?: string }).code;
  });
  const count = (code: string) => responses.filter((response) => response === code).length;
  const [checked, rejected] = [count('CODE_WRONG'), count('TOO_MANY_GUESSES')];
  return { wrong: checked, rejected, others: guesses - checked - rejected };
}

function guess(shop: Shop, challengeId: string, phone1: string, code: string): Promise<HttpResponse> {
  return send(shop, 'auth/session', { challengeId, phone1, code });
}

/** Any code but the newest. */
async function wrongCode(shop: Shop): Promise<string> {
  const right = await shop.nextCode(shop.codeCount() - 1);
  return right === '123456' ? '654321' : '123456';
}

/** Returns how many of them were sent. */
async function sendAll(shop: Shop, phoneOf: (turn: number) => string): Promise<number> {
  const responses = await inTurns(sends, sends, (turn) => send(shop, 'auth/code', { phone1: phoneOf(turn) }));
  return responses.filter(({ status }) => status === 202).length;
}

function send(shop: Shop, path: string, body: object): Promise<HttpResponse> {
  return sendRequest(`${shop.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(acceptTimeoutMs),
  });
}

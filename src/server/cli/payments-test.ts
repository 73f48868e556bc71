import { type PaymentProvider, paymentProviders } from '#domain/payment/provider.ts';
import { type Config, readConfig } from '../config/config.ts';
import { payLink } from '../modules/payments/pay-link.ts';
import type { Send } from '../modules/payments/stub/stub-caller.ts';
import { callerOf } from '../modules/payments/stub/stub-payer.ts';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run payments-test`: asks the link of each provider that is on, and this shop as the provider would, once. */
const timeoutMs = 10_000;
/** Of an order that no shop has: nothing is changed or paid. */
const order = { id: 'payments-test', number: 999_999_999_999_999, total: 1_000 };
/** How a shop answers that it has no such order. */
const noSuchOrder: Readonly<Record<PaymentProvider, RegExp>> = { payme: /-31050$/, click: /: -5 /, uzum: / 10007$/ };

await runCommand(run);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const on = paymentProviders.filter((provider) => config.payments[provider] !== null);
  if (on.length === 0) throw new OperatorError('No provider of payments is set: see .env.example.');
  const faults = (await Promise.all(on.map(async (provider) => [await testShop(provider, config), await testLink(provider, config)])))
    .flat()
    .filter((isGood) => !isGood);
  if (faults.length > 0) throw new OperatorError(`${faults.length} of ${on.length * 2} did not answer as they should.`);
}

async function testShop(provider: PaymentProvider, config: Config): Promise<boolean> {
  const { payments, siteUrl } = config;
  const send: Send = async (path, request) => {
    const response = await fetch(siteUrl + path, { method: 'POST', ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return response.text();
  };
  const payment = { provider, account: String(order.number), amount: order.total * 100, back: '/' };
  const answer = await callerOf(payment, { payments, send, expire: async () => {}, now: Date.now() })
    .begin()
    .catch(reasonOf);
  const isGood = noSuchOrder[provider].test(answer);
  console.info(`${provider}: ${siteUrl} ${isGood ? 'answers it as it should' : `should say that there is no such order, but: ${answer}`}`);
  return isGood;
}

async function testLink(provider: PaymentProvider, config: Config): Promise<boolean> {
  const link = payLink({ ...order, payment: { method: provider, status: 'pending' } }, 'ru', {
    accounts: config.payments,
    siteUrl: config.siteUrl,
  });
  if (link === null) {
    console.info(`${provider}: has no link, the customer opens its app`);
    return true;
  }
  const found = await fetch(link, { signal: AbortSignal.timeout(timeoutMs) }).then(({ status }) => status, reasonOf);
  const isGood = typeof found === 'number' && found < 400;
  console.info(`${provider}: ${new URL(link).host} ${isGood ? 'opens' : `does not open: ${found}`}`);
  return isGood;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message;
}

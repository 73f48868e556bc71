import { readFileSync } from 'node:fs';
import { parsePhone } from '#domain/customer/phone.ts';
import { type Locale, locales, parseLocale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { partsOf } from '../auth/sms/message-parts.ts';
import { createMessageSender } from '../auth/sms/message-sender.ts';
import { SendFailure } from '../auth/sms/text-message.ts';
import { createSmsTexts, type SmsTexts } from '../auth/sms/texts.ts';
import { readConfig } from '../config/config.ts';
import { readNamesForApproval, type SmsNames } from '../config/sms-config.ts';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run sms-texts`, `npm run sms-test -- PHONE [ru|en|uz|trial]`. */
const usage = 'Usage: npm run sms-texts | npm run sms-test -- PHONE [ru|en|uz|trial]';

/** Digits stand for any digits: gateways compare texts without them. */
const sampleCode = '123456';
const sampleChange = { ending: '67', at: Date.parse('2026-12-31T07:30:00Z') };
/** The only texts of an account at Eskiz that has no approved ones are three, this is one of them. */
const trialText = 'Bu Eskiz dan test';

await runCommand(() => run(process.argv.slice(2)));

async function run([command, ...values]: string[]): Promise<void> {
  if (command === 'texts') printTexts();
  else if (command === 'test') await sendTest(values);
  else throw new OperatorError(usage);
}

function printTexts(): void {
  const names = readNamesForApproval(process.env);
  const texts = textsOf(names);
  console.info(
    `The texts name ${names.brand} (SMS_BRAND) and ${names.host} (the host of SITE_URL). Submit each as it is, with its line break;`,
  );
  console.info('the digits stand for any others. A text that changes by one other character needs a new approval.');
  for (const locale of locales) {
    printText(`Sign-in code, ${locale}`, texts.code(locale, sampleCode));
    printText(`Notice of a phone change, ${locale}`, texts.phoneChange(locale, sampleChange));
  }
}

function printText(title: string, text: string): void {
  const { alphabet, length, parts } = partsOf(text);
  console.info(`\n--- ${title}: ${length} characters of ${alphabet}, ${parts === 1 ? '1 message' : `${parts} messages`}\n${text}`);
}

async function sendTest([given = '', kind = 'ru']: string[]): Promise<void> {
  const phone = parsePhone(given);
  const locale = parseLocale(kind);
  if (phone === null || (locale === null && kind !== 'trial')) throw new OperatorError(usage);
  const { sms } = readConfig(process.env);
  const { kind: provider } = sms.provider;
  if (provider === 'console') throw new OperatorError('SMS_PROVIDER is console, which sends nothing: set it to eskiz, playmobile or url.');
  const text = locale === null ? trialText : textsOf(sms.names).code(locale, sampleCode);
  try {
    await createMessageSender(sms)({ phone, text, code: sampleCode });
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    const whatNow = error.outcome === 'unknown' ? 'It may arrive or not; it was not sent again.' : 'It was not sent.';
    throw new OperatorError(`${error.message}. ${whatNow}`);
  }
  console.info(`Accepted by ${provider}: look at the phone, then at the report of delivery in the cabinet of the gateway.`);
}

function textsOf(names: SmsNames): SmsTexts {
  return createSmsTexts(names, wordsOf);
}

/** From the file: outside the build there is no translator. */
function wordsOf(locale: Locale): Translate<'sms'> {
  const file = new URL(`../../../locales/${locale}/sms.json`, import.meta.url);
  return translator<'sms'>(JSON.parse(readFileSync(file, 'utf8')) as Words);
}

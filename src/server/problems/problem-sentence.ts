import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import type { Problem } from '#domain/problem.ts';
import { dayAndClock } from '#domain/schedule/day-words.ts';
import { formatWait } from '#domain/wait.ts';
import { translateUnknown } from '#domain/words.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { now } from '../clock.ts';

/** Explains a problem and its solution in one language, with the waiting time, the amount or the date from its details. */
export function problemSentence(problem: Problem, locale: Locale): string {
  const { code } = problem;
  const t = createTranslator(locale, 'problems');
  const seconds = waitOf(problem);
  const sentence = (key: string, values?: Readonly<Record<string, string>>) => translateUnknown(t, key, values) ?? key;
  if (seconds !== null) {
    return sentence(code === 'TOO_MANY_GUESSES' ? 'TOO_MANY_GUESSES_WAIT' : code, { wait: formatWait(seconds, locale) });
  }
  if (code === 'NOT_FOUND' && problem.details?.what === 'order') return t('NOT_FOUND_order');
  if (code === 'RESTAURANT_PAUSED' && problem.details?.opensAt != null) {
    return t('RESTAURANT_PAUSED_exactly', { time: dayAndClock(Date.parse(problem.details.opensAt), now(), locale) });
  }
  if (problem.code === 'REFUND_REFUSED') return sentence(code, { reason: problem.details.reason });
  if (problem.code === 'MENU_ERROR') return problem.details.reason[locale];
  if (problem.code === 'ITEMS_OFF_HOURS') {
    return sentence('ITEMS_OFF_HOURS', { dishes: problem.details.unavailable.map(({ name, served }) => `${name} (${served})`).join(', ') });
  }
  const issues = problem.code === 'CATALOG_INVALID' ? (problem.details?.issues ?? []) : [];
  if (issues.length > 0) return t('CATALOG_INVALID_exactly', { issues: issuesText(issues, locale) });
  const sum = sumOf(problem);
  return sum > 0 ? sentence(`${code}_exactly`, { sum: formatPrice(sum, locale) }) : sentence(code);
}

/** The amount of the limit that an order exceeded or did not reach; 0: the problem is not about an amount. */
function sumOf(problem: Problem): Som {
  if (problem.code === 'MIN_ORDER_SUM') return problem.details.minOrderSum;
  return problem.code === 'ORDER_MAX_SUM' ? problem.details.orderMaxSum : 0;
}

/** The seconds after which a retry may succeed; null: waiting does not help. */
export function waitOf({ details = {} }: Problem): number | null {
  if ('resendAfter' in details) return details.resendAfter;
  return 'retryAfter' in details ? (details.retryAfter ?? null) : null;
}

const mostIssues = 5;

/** `цена (1001): не больше 100000000`; the field of the first ones in words where they are known. */
function issuesText(issues: readonly CatalogIssue[], locale: Locale): string {
  const t = createTranslator(locale, 'publishing');
  const sentences = issues.slice(0, mostIssues).map(({ where, rule, found }) => {
    const [, id = ''] = /\[([^[\]]*)\]/.exec(where) ?? [];
    const field = where.replace(/^[^.]*\./, '').split(/[.[]/)[0] ?? '';
    const place = translateUnknown(t, `field_${field}`) ?? field;
    return `${id === '' ? place : `${place} (${id})`}: ${translateUnknown(t, `issue_${rule}`, { found }) ?? rule}`;
  });
  return [...sentences, ...(issues.length > mostIssues ? ['…'] : [])].join('; ');
}

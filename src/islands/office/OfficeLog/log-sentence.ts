import type { WireOfficeEntry } from '#contract/office/log.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { noEnd } from '#domain/schedule/opening.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';

type T = Translate<'office'>;

/** Who did it: a name; the first owner, who has none, is kept by a phone whose middle is hidden. */
export function whoOf(by: string | null, t: T): string {
  if (by === null) return t('nobody');
  return /^\+\d{3} \d{2} \*{3}-\*{2}-\d{2}$/.test(by) ? t('firstOwner') : by;
}

/** What was done, in words. @param subject what it was done to; '': nothing that has a name */
export function whatOf({ kind, detail, before, after }: WireOfficeEntry, subject: string, t: T, locale: Locale): string {
  if (kind === 'orderMoved') {
    const status = (value: unknown) => translateUnknown(t, `status_${String(value)}`) ?? String(value);
    return t('say_orderMoved', { subject, before: status(before?.['status']), after: status(after?.['status']) });
  }
  if (kind === 'pauseChanged') return pauseText(after?.['until'], subject, t, locale);
  if (kind === 'stopChanged') return stopText(after?.['portions'], subject, t);
  const named = [t(`kind_${kind}`), subject].filter((text) => text !== '').join(' · ');
  return kind === 'commented' || kind === 'replied' ? `${named} · «${detail}»` : named;
}

type Value = string | number | null | undefined;

function pauseText(until: Value, subject: string, t: T, locale: Locale): string {
  if (until === null || until === undefined || until === '') return t('say_pauseEnd', { subject });
  if (Date.parse(String(until)) >= noEnd) return t('say_pauseNoEnd', { subject });
  return t('say_pause', { subject, until: formatMoment(String(until), locale, Date.now()) });
}

function stopText(portions: Value, subject: string, t: T): string {
  if (portions === null || portions === undefined) return t('say_noLimit', { subject });
  return portions === 0 ? t('say_soldOut', { subject }) : t('say_portions', { subject, portions });
}

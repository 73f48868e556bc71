import type { WireToday } from '#contract/office/today.ts';
import { formatClock, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Translate } from '#domain/words.ts';
import { StepChart } from '#ui/office/StepChart/StepChart.tsx';
import styles from './OfficeToday.module.css';

interface MoneyProps {
  t: Translate<'office-today'>;
  locale: Locale;
  money: NonNullable<WireToday['money']>;
}

const hourMinutes = 60;

/** Today's sum by the hour beside the same weekday a week before (R-TODAY-2). */
export function Money({ t, locale, money }: MoneyProps) {
  const sum = (som: number) => formatPrice(som, locale);
  return (
    <section className={`${styles['card']} ${styles['money']}`} aria-labelledby="today-money">
      <h2 id="today-money">{t('byHour')}</h2>
      {money.hours.length > 0 && (
        <StepChart
          locale={locale}
          label={t('byHour')}
          steps={money.hours.map(({ hour, total, before }) => ({
            key: String(hour),
            label: formatClock((hour * hourMinutes) % 1_440),
            value: total,
            before,
          }))}
          units={{ 1: t('unit_1'), 1000: t('unit_1000'), 1000000: t('unit_1000000') }}
          beforeLabel={t('weekBefore')}
        />
      )}
      <dl className={styles['sums']}>
        <dt>{t('today')}</dt>
        <dd>{sum(money.total)}</dd>
        <dt>{t('stillOpen')}</dt>
        <dd>{sum(money.open)}</dd>
        <dt>{t('beforeUntilNow')}</dt>
        <dd>{sum(money.beforeUntilNow)}</dd>
        <dt>{t('beforeWhole')}</dt>
        <dd>{sum(money.before)}</dd>
      </dl>
      <a className={styles['all']} href={officeLink('adminReports', locale)}>
        {t('toReports')}
      </a>
    </section>
  );
}

import type { WireToday } from '#contract/office/today.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OfficeToday.module.css';

type Kitchen = NonNullable<WireToday['kitchens']>[number];

interface KitchensProps {
  t: Translate<'office-today'>;
  locale: Locale;
  kitchens: readonly Kitchen[];
}

/** Which kitchens are open, and what each has in work. */
export function Kitchens({ t, locale, kitchens }: KitchensProps) {
  return (
    <section className={styles['card']} aria-labelledby="today-kitchens">
      <h2 id="today-kitchens">{t('kitchens')}</h2>
      <ul className={styles['kitchens']}>
        {kitchens.map((kitchen) => (
          <li key={kitchen.id}>
            <b>{kitchen.name}</b>
            <span>{t('kitchenWork', { count: formatNumber(kitchen.inWork, locale) })}</span>
            <em data-state={kitchen.state}>{stateText(kitchen, t, locale)}</em>
          </li>
        ))}
      </ul>
      <a className={styles['all']} href={officeLink('staff', locale)}>
        {t('toPauses')}
      </a>
    </section>
  );
}

function stateText({ state, opensAt }: Kitchen, t: Translate<'office-today'>, locale: Locale): string {
  if (state === 'open' || opensAt === null) return t(`state_${state}`);
  return t(`${state}Until`, { time: formatMoment(opensAt, locale, Date.parse(opensAt)) });
}

import { useState } from 'react';
import type { WireMessageChoices } from '#contract/account/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import styles from './MessageChoices.module.css';

interface OffersBoxProps {
  t: Translate<'messages'>;
  locale: Locale;
  choices: Pick<WireMessageChoices, 'targets' | 'offersSince'>;
  onChange: (isAgreed: boolean) => Promise<void>;
}

/** Offers and news come only to who agreed; nothing is ticked by itself (R-MAILING-1). */
export function OffersBox({ t, locale, choices: { targets, offersSince }, onChange }: OffersBoxProps) {
  const [isBusy, setBusy] = useState(false);
  const isAgreed = offersSince !== null;
  const change = async (agreed: boolean) => {
    setBusy(true);
    await onChange(agreed);
    setBusy(false);
  };
  return (
    <section className={styles['way']} aria-labelledby="offers">
      <h2 id="offers">{t('offers')}</h2>
      <Switch
        label={t('offers_agree')}
        note={t('offers_note')}
        checked={isAgreed}
        disabled={isBusy}
        onChange={(agreed) => void change(agreed)}
      />
      {offersSince !== null && <p className={styles['note']}>{t('offers_since', { time: formatDateTime(offersSince, locale) })}</p>}
      {isAgreed && targets.length === 0 && <p className={styles['problem']}>{t('offers_nowhere')}</p>}
    </section>
  );
}

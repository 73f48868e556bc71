import { useId } from 'react';
import { type Stars as GivenStars, stars } from '#domain/order/feedback.ts';
import type { Translate } from '#domain/words.ts';
import { Star } from '#ui/Stars/Stars.tsx';
import styles from './OrderFeedback.module.css';

interface StarFieldProps {
  t: Translate<'order-feedback'>;
  legend: string;
  /** only readers hear the legend: the heading above says the same */
  isLegendHidden?: boolean;
  value: GivenStars | null;
  onChange: (value: GivenStars) => void;
}

/** One to five stars to choose from. */
export function StarField({ t, legend, isLegendHidden = false, value, onChange }: StarFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles['stars']} data-large={isLegendHidden || undefined}>
      <legend className={isLegendHidden ? 'hidden' : undefined}>{legend}</legend>
      {stars.map((star) => (
        <label key={star}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            aria-label={t('starsOf', { stars: star })}
            onChange={() => onChange(star)}
          />
          <Star isFull={value !== null && star <= value} />
        </label>
      ))}
    </fieldset>
  );
}

import { useState } from 'react';
import type { Id } from '#domain/id.ts';
import type { GivenFeedback } from '#domain/order/feedback.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Stars } from '#ui/Stars/Stars.tsx';
import { useServerTime } from '#ui/use-server-time.ts';
import { FeedbackForm, type JudgedDish } from './FeedbackForm.tsx';
import styles from './OrderFeedback.module.css';

interface OrderFeedbackProps {
  words: Words;
  /** of the order */
  id: Id;
  /** null: nothing was said yet */
  given: GivenFeedback | null;
  /** Until when it can be said, milliseconds since the epoch; null: the order is not there yet, and is when this is shown. */
  until: number | null;
  /** When the page was rendered, milliseconds since the epoch. */
  now: number;
  dishes: readonly JudgedDish[];
}

const tickMs = 60_000;

/**
 * How it was: the question after the meal, what was said, and the answer of the house (R-FEEDBACK-1).
 *
 * ## Why an island?
 *
 * It is chosen, sent and changed while the page stays open.
 */
export const OrderFeedback = withErrorBoundary(function OrderFeedback({ words, id, given: drawn, until, now, dishes }: OrderFeedbackProps) {
  const t = translator<'order-feedback'>(words);
  const present = useServerTime(now, tickMs);
  const isOpen = until === null || present < until;
  const [given, setGiven] = useState(drawn);
  const [isEditing, setEditing] = useState(drawn === null);
  const mayChange = isOpen && given?.answer == null;
  if (!mayChange && given === null) return null;
  const take = (said: GivenFeedback) => {
    setGiven(said);
    setEditing(false);
  };
  return (
    <section className={styles['feedback']} aria-labelledby="order-feedback">
      <h2 id="order-feedback">{t('title')}</h2>
      {isEditing && mayChange ? (
        <>
          <p className={styles['hint']}>{t('private')}</p>
          <FeedbackForm
            t={t}
            id={id}
            given={given}
            dishes={dishes}
            onGiven={take}
            onCancel={given === null ? null : () => setEditing(false)}
          />
        </>
      ) : (
        given !== null && <Said t={t} given={given} dishes={dishes} onChange={mayChange ? () => setEditing(true) : null} />
      )}
      <p className="hidden" role="status">
        {given !== null && given !== drawn && !isEditing ? t('thanks') : ''}
      </p>
    </section>
  );
});

interface SaidProps {
  t: Translate<'order-feedback'>;
  given: GivenFeedback;
  dishes: readonly JudgedDish[];
  /** null: it can't be changed any more */
  onChange: (() => void) | null;
}

/** What was said, and the answer. */
function Said({ t, given, dishes, onChange }: SaidProps) {
  const { stars, text, answer } = given;
  const judged = given.dishes.flatMap((dish) => {
    const name = dishes.find(({ productId }) => productId === dish.productId)?.name;
    return name === undefined ? [] : [{ ...dish, name }];
  });
  return (
    <>
      <p>
        <Stars given={stars} label={t('starsOf', { stars })} />
      </p>
      {text !== '' && <p className={styles['words']}>{text}</p>}
      {judged.length > 0 && (
        <ul>
          {judged.map((dish) => (
            <li key={dish.productId}>
              <span>{dish.name}</span> <Stars given={dish.stars} label={t('starsOf', { stars: dish.stars })} />
            </li>
          ))}
        </ul>
      )}
      {answer === null ? (
        <p className={styles['hint']}>{t('thanks')}</p>
      ) : (
        <blockquote>
          <b>{t('answer')}</b>
          <p className={styles['words']}>{answer.text}</p>
        </blockquote>
      )}
      {onChange !== null && (
        <p>
          <button type="button" className="button ghost" onClick={onChange}>
            {t('change')}
          </button>
        </p>
      )}
    </>
  );
}

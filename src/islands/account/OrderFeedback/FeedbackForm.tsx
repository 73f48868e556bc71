import { type SubmitEvent, useId, useState } from 'react';
import type { Id } from '#domain/id.ts';
import { type GivenFeedback, mostFeedbackText, type Stars } from '#domain/order/feedback.ts';
import type { Translate } from '#domain/words.ts';
import { giveFeedback } from '#stores/account/feedback.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './OrderFeedback.module.css';
import { StarField } from './StarField.tsx';

export interface JudgedDish {
  readonly productId: Id;
  readonly name: string;
}

interface FeedbackFormProps {
  t: Translate<'order-feedback'>;
  id: Id;
  given: GivenFeedback | null;
  dishes: readonly JudgedDish[];
  onGiven: (given: GivenFeedback) => void;
  /** null: nothing was said yet */
  onCancel: (() => void) | null;
}

/** Stars for the order, a line, and stars for its dishes if wished. What was chosen stays when it could not be sent. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { t, dishes, onCancel } = props;
  const textId = useId();
  const { stars, setStars, text, setText, byDish, judge, failure, isBusy, send } = useFeedbackForm(props);
  return (
    <form className={styles['form']} method="dialog" noValidate aria-busy={isBusy} onSubmit={(event) => void send(event)}>
      <StarField t={t} legend={t('title')} isLegendHidden value={stars} onChange={setStars} />
      <div className={styles['text']}>
        <label htmlFor={textId}>{t('text')}</label>
        <textarea id={textId} rows={3} maxLength={mostFeedbackText} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </div>
      {dishes.length > 0 && (
        <details className={styles['dishes']} open={byDish.size > 0 || undefined}>
          <summary>{t('byDish')}</summary>
          {dishes.map(({ productId, name }) => (
            <StarField
              key={productId}
              t={t}
              legend={name}
              value={byDish.get(productId) ?? null}
              onChange={(value) => judge(productId, value)}
            />
          ))}
        </details>
      )}
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" loading={isBusy}>
          {t('send')}
        </Button>
        {onCancel !== null && (
          <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useFeedbackForm({ t, id, given, onGiven }: FeedbackFormProps) {
  const [stars, setStars] = useState<Stars | null>(given?.stars ?? null);
  const [text, setText] = useState(given?.text ?? '');
  const [byDish, setByDish] = useState<ReadonlyMap<Id, Stars>>(
    () => new Map((given?.dishes ?? []).map((dish) => [dish.productId, dish.stars])),
  );
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (stars === null) return setFailure(t('starsMissing'));
    setFailure('');
    setBusy(true);
    const result = await giveFeedback(id, { stars, text, dishes: [...byDish].map(([productId, value]) => ({ productId, stars: value })) });
    setBusy(false);
    if (!result.ok) return setFailure(result.problem.message);
    if (result.value.given !== null) onGiven(result.value.given);
  };
  return {
    stars,
    setStars: (value: Stars) => {
      setFailure('');
      setStars(value);
    },
    text,
    setText,
    byDish,
    judge: (productId: Id, value: Stars) => setByDish(new Map(byDish).set(productId, value)),
    failure,
    isBusy,
    send,
  };
}

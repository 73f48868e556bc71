import { useState } from 'react';
import type { WireFeedback } from '#contract/office/feedback.ts';
import { formatPhone } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import type { Translate } from '#domain/words.ts';
import { recordToResume } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { Stars } from '#ui/Stars/Stars.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './OfficeFeedback.module.css';

interface FeedbackRowProps {
  t: Translate<'office-feedback'>;
  locale: Locale;
  entry: WireFeedback;
  onAnswered: (entry: WireFeedback) => void;
}

/** What a customer said of an order, and the answer. */
export function FeedbackRow({ t, locale, entry, onAnswered }: FeedbackRowProps) {
  const { orderId, number, restaurant, stars, text, dishes, answer } = entry;
  const [isAnswering, setAnswering] = useState(() => recordToResume('feedback') === orderId);
  const open = !isAnswering && (
    <Button
      variant={answer === null ? 'soft' : 'ghost'}
      aria-label={`${t(answer === null ? 'toAnswer' : 'changeAnswer')}: ${t('answerTo', { number })}`}
      onClick={() => setAnswering(true)}
    >
      {t(answer === null ? 'toAnswer' : 'changeAnswer')}
    </Button>
  );
  return (
    <li>
      <RecordRow actions={open}>
        <p className={styles['head']}>
          <Stars given={stars} label={t('starsOf', { stars })} />
          <b>{t('order', { number })}</b>
          {restaurant.name !== '' && <span>{restaurant.name}</span>}
        </p>
        {text !== '' && <p className={styles['words']}>{text}</p>}
        {dishes.length > 0 && (
          <ul className={styles['dishes']}>
            {dishes.map((dish, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name
              <li key={index}>
                <Stars given={dish.stars} label={t('starsOf', { stars: dish.stars })} /> {dish.name}
              </li>
            ))}
          </ul>
        )}
        <Sender locale={locale} entry={entry} />
        {answer !== null && !isAnswering && (
          <blockquote className={styles['answer']}>
            <p className={styles['words']}>{answer.text}</p>
            <RecordHint>{t('answeredBy', { who: answer.by ?? t('nobody'), time: formatMoment(answer.at, locale, Date.now()) })}</RecordHint>
          </blockquote>
        )}
      </RecordRow>
      {isAnswering && (
        <AnswerForm
          t={t}
          entry={entry}
          onAnswered={(answered) => {
            setAnswering(false);
            onAnswered(answered);
          }}
          onCancel={() => setAnswering(false)}
        />
      )}
    </li>
  );
}

/** When it was said, and by whom. */
function Sender({ locale, entry: { at, customer } }: Pick<FeedbackRowProps, 'locale' | 'entry'>) {
  const { firstName, phone1 } = customer;
  return (
    <RecordHint>
      {formatMoment(at, locale, Date.now())}
      {firstName !== '' && ` · ${firstName}`}
      {phone1 !== '' && (
        <>
          {' · '}
          <a href={`tel:+${phone1}`}>{formatPhone(phone1)}</a>
        </>
      )}
    </RecordHint>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WireFeedback } from '#contract/office/feedback.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { type FeedbackPage, type FeedbackView, loadFeedback } from '#stores/office/feedback.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { FeedbackRow } from './FeedbackRow.tsx';
import styles from './OfficeFeedback.module.css';

export interface OfficeFeedbackProps {
  locale: Locale;
  words: Words;
  /** what is shown first */
  view: FeedbackView;
}

const views = ['all', 'waiting', 'low'] as const satisfies readonly FeedbackView[];

/**
 * What customers say of their orders, and the answers of the house (R-FEEDBACK-4).
 *
 * ## Why an island?
 *
 * It is looked through and answered by the API while the page stays open.
 */
export const OfficeFeedback = withErrorBoundary(function OfficeFeedback({ locale, words, view: first }: OfficeFeedbackProps) {
  const t = translator<'office-feedback'>(words);
  const { view, page, status, look, more, answered } = useFeedback(first);
  return (
    <Theme>
      <div className={styles['feedback']}>
        <div className={styles['views']}>
          <Segmented
            legend={t('views')}
            options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={(value) => void look(value)}
          />
        </div>
        <p role="status" className={styles['status']}>
          {status === null ? '' : t('answered', { number: status })}
        </p>
        {(page === 'loading' || page === 'failed') && (
          <LoadState state={page} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={() => look(view)} />
        )}
        {typeof page === 'object' && (
          <>
            {page.feedback.length === 0 && <p>{t(`empty_${view}`)}</p>}
            <RecordList>
              {page.feedback.map((entry) => (
                <FeedbackRow key={entry.orderId} t={t} locale={locale} entry={entry} onAnswered={answered} />
              ))}
            </RecordList>
            {page.next !== null && (
              <Button variant="soft" onClick={() => void more(page)}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </div>
    </Theme>
  );
});

function useFeedback(first: FeedbackView) {
  const [view, setView] = useState(first);
  const [page, setPage] = useState<FeedbackPage | 'loading' | 'failed'>('loading');
  /** the number of the order that was answered last */
  const [status, setStatus] = useState<number | null>(null);
  const latest = useRef(first);
  const look = async (wanted: FeedbackView) => {
    latest.current = wanted;
    setView(wanted);
    const result = await loadFeedback(wanted, null);
    if (latest.current === wanted) setPage(result.ok ? result.value : 'failed');
  };
  const more = async (shown: FeedbackPage) => {
    const wanted = latest.current;
    const result = await loadFeedback(wanted, shown.next);
    if (result.ok && latest.current === wanted) setPage({ ...result.value, feedback: [...shown.feedback, ...result.value.feedback] });
  };
  const lookFirst = useEffectEvent(() => void look(first));
  useEffect(() => lookFirst(), []);
  /** It stays where it was, with its answer. */
  const answered = (entry: WireFeedback) => {
    setStatus(entry.number);
    setPage((shown) =>
      typeof shown === 'object'
        ? { ...shown, feedback: shown.feedback.map((one) => (one.orderId === entry.orderId ? entry : one)) }
        : shown,
    );
  };
  return { view, page, status, look, more, answered };
}

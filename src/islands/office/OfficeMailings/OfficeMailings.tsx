import { useState } from 'react';
import type { WireMailingDraft, WireMailings } from '#contract/office/mailings.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { randomUuid } from '#stores/lib/random-uuid.ts';
import { leaveForms, recordToResume } from '#stores/lib/unsaved.ts';
import { loadMailings, removeMailingDraft } from '#stores/office/mailings.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { DraftList } from './DraftList.tsx';
import { MailingForm } from './MailingForm.tsx';
import { MailingList } from './MailingList.tsx';
import styles from './OfficeMailings.module.css';

export interface OfficeMailingsProps {
  locale: Locale;
  words: Words;
}

/**
 * Messages of the house to customers who agreed to them: how many one reaches, a test, now or at a time, and what became of it
 * (R-MAILING-3, R-MAILING-6 to R-MAILING-8).
 *
 * ## Why an island?
 *
 * A mailing is written and tried out, and its figures change while the page is open.
 */
export const OfficeMailings = withErrorBoundary(function OfficeMailings({ locale, words }: OfficeMailingsProps) {
  const t = translator<'office-mailings'>(words);
  const { data: state, load } = useLoadedData(loadMailings);
  if (state === 'loading' || state === 'failed') {
    return <LoadState state={state} loading={t('loading')} failed={t('loadFailed')} retry={t('retry')} onRetry={load} />;
  }
  return (
    <Theme>
      <Loaded t={t} locale={locale} state={state} onChanged={load} />
    </Theme>
  );
});

interface LoadedProps {
  t: Translate<'office-mailings'>;
  locale: Locale;
  state: WireMailings;
  onChanged: () => Promise<void>;
}

function Loaded({ t, locale, state: { audience, drafts, mailings }, onChanged }: LoadedProps) {
  /** the id of the mailing that is being written */
  const [edited, setEdited] = useState(() => recordToResume('mailing'));
  /** the id of the mailing that was put in the queue last */
  const [queued, setQueued] = useState<string | null>(null);
  const { panel, report } = useRecordPanel();
  const count = audience.reduce((sum, { customers }) => sum + customers, 0);
  const close = async (message: string) => {
    await onChanged();
    setEdited(null);
    report(message);
  };
  const plan = async (id: string) => {
    await close(t('planned'));
    setQueued(id);
  };
  const copied = async (id: string) => {
    await onChanged();
    setEdited(id);
  };
  // the message that it is in the queue is no longer true
  const isOver = mailings.some(({ id, state }) => id === queued && state !== 'planned' && state !== 'sending');
  const open = (id: string) => void leaveForms(() => setEdited(id));
  const remove = async ({ id, version }: WireMailingDraft) => {
    const isRemoved = await removeMailingDraft(id, version);
    await onChanged();
    if (!isRemoved) return;
    setQueued(null);
    report(t('removed'));
  };
  return (
    <div className={styles['mailings']}>
      <p className={styles['hint']}>{t('intro')}</p>
      <Reach t={t} locale={locale} audience={audience} count={count} />
      <RecordPanel panel={isOver ? { ...panel, status: '' } : panel} isFormOpen={edited !== null}>
        {edited === null ? (
          <Button data-changes="" onClick={() => setEdited(randomUuid())}>
            {t('new')}
          </Button>
        ) : (
          <MailingForm
            key={edited}
            id={edited}
            {...{ t, locale, count }}
            stored={drafts.find(({ id }) => id === edited) ?? null}
            onPlanned={() => plan(edited)}
            onCopied={copied}
            onClosed={() => close('')}
          />
        )}
      </RecordPanel>
      <DraftList t={t} locale={locale} drafts={drafts.filter(({ id }) => id !== edited)} onContinue={open} onRemove={remove} />
      <MailingList t={t} locale={locale} mailings={mailings} onChanged={onChanged} />
    </div>
  );
}

interface ReachProps extends Pick<LoadedProps, 't' | 'locale'>, Pick<WireMailings, 'audience'> {
  /** of all channels */
  count: number;
}

/** How many customers a mailing reaches, and where. */
function Reach({ t, locale, audience, count }: ReachProps) {
  return (
    <p>
      <b>{audience.length === 0 ? t('noChannels') : count === 0 ? t('reachNone') : t('reach', { count: formatNumber(count, locale) })}</b>
      {count > 0 && (
        <span className={styles['hint']}>
          {' · '}
          {audience.map(({ channel, customers }) => t(`reach_${channel}`, { count: formatNumber(customers, locale) })).join(' · ')}
        </span>
      )}
    </p>
  );
}

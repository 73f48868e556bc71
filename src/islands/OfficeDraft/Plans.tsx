import { useState } from 'react';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { plural } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { type CatalogPlan, cancelCatalogPlan, moveCatalogPlan } from '#stores/office/catalog-draft.ts';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { Reading } from './differences.ts';
import styles from './OfficeDraft.module.css';

interface PlansProps {
  reading: Reading;
  planned: readonly CatalogPlan[];
}

/** What is published later; each plan can be moved or returned to the draft. */
export function Plans({ reading, planned }: PlansProps) {
  const { t } = reading;
  if (planned.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('plans')}>
      <h2>{t('plans')}</h2>
      <ul className={styles['plans']}>
        {planned.map((plan) => (
          <PlanRow key={plan.id} reading={reading} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ reading, plan }: { reading: Reading; plan: CatalogPlan }) {
  const { t, words, locale } = reading;
  const [isMoving, setMoving] = useState(false);
  const [later, setLater] = useState('');
  const time = formatDateTime(plan.at, locale);
  const cancel = async () => {
    if (await cancelCatalogPlan(plan.id)) showToast({ kind: 'success', message: t('planCanceled') });
  };
  const move = async (instant: string) => {
    if (!(await moveCatalogPlan(plan.id, instant))) return;
    setMoving(false);
    setLater('');
  };
  return (
    <li>
      <p>
        <b>{time}</b> · {plural<'office-draft'>(words, 'records', plan.changes.length, locale)} · {plan.by ?? t('nobody')}
      </p>
      {plan.problem !== null && (
        <p role="alert" className={styles['wrong']}>
          {t('planFailed', { reason: plan.problem === 'CATALOG_INVALID' ? t('planFailedInvalid') : plan.problem })}
        </p>
      )}
      <details>
        <summary>{t('details')}</summary>
        <ChangeList reading={reading} changes={plan.changes} />
      </details>
      <div className={styles['actions']}>
        <button
          type="button"
          className={styles['textButton']}
          aria-expanded={isMoving}
          aria-label={`${t('planMove')}: ${time}`}
          onClick={() => setMoving(!isMoving)}
        >
          {t('planMove')}
        </button>
        <button type="button" className={styles['textButton']} aria-label={`${t('planCancel')}: ${time}`} onClick={() => void cancel()}>
          {t('planCancel')}
        </button>
        {isMoving && (
          <PublishTime
            label={t('planMoveTo')}
            action={t('planMove')}
            past={t('publishPast')}
            value={later}
            onChange={setLater}
            onChoose={move}
          />
        )}
      </div>
    </li>
  );
}

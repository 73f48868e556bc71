import { formatDateTime } from '#domain/schedule/date-time.ts';
import { plural } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { type CatalogPlan, cancelCatalogPlan, moveCatalogPlan } from '#stores/office/catalog-draft.ts';
import { PlanList } from '#ui/office/PlanList/PlanList.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './OfficeDraft.module.css';
import type { Reading } from './reading.ts';

interface PlansProps {
  reading: Reading;
  planned: readonly CatalogPlan[];
}

/** What is published later; each plan can be moved or returned to the draft. */
export function Plans({ reading, planned }: PlansProps) {
  const { t, words, locale } = reading;
  if (planned.length === 0) return null;
  const cancel = async (id: number) => {
    if (await cancelCatalogPlan(id)) showToast({ kind: 'success', message: t('planCanceled') });
  };
  const plans = planned.map((plan) => ({
    id: plan.id,
    time: formatDateTime(plan.at, locale),
    contents: plural<'office-draft'>(words, 'records', plan.changes.length, locale),
    origin: plan.by ?? t('nobody'),
    failure: plan.problem && t('planFailed', { reason: plan.problem === 'CATALOG_INVALID' ? t('planFailedInvalid') : plan.problem }),
    details: (
      <details>
        <summary>{t('details')}</summary>
        <ChangeList reading={reading} changes={plan.changes} />
      </details>
    ),
  }));
  const texts = {
    move: t('planMove'),
    cancel: t('planCancel'),
    newTime: t('planMoveTo'),
    confirmMove: t('planMove'),
    past: t('publishPast'),
  };
  return (
    <section className={styles['part']} aria-label={t('plans')}>
      <h2>{t('plans')}</h2>
      <PlanList plans={plans} texts={texts} onMove={moveCatalogPlan} onCancel={(id) => void cancel(id)} />
    </section>
  );
}

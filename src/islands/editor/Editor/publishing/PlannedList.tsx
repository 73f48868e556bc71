import type { WirePlan } from '#contract/editor/editor-wire.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { translateUnknown } from '#domain/words.ts';
import { cancelPlan, movePlan } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { PlanList } from '#ui/office/PlanList/PlanList.tsx';
import styles from '../Editor.module.css';
import publishStyles from '../Publish.module.css';
import type { Part } from '../section-props.ts';
import { partNames } from './part-name.ts';

/** The publications for later; each can be moved or canceled. */
export function PlannedList(part: Part) {
  const { t, workspace } = part;
  if (workspace.planned.length === 0) return null;
  const cancel = async (id: number) => {
    if (await cancelPlan(id)) showToast({ kind: 'success', message: t('planCanceled') });
  };
  const texts = {
    move: t('movePlan'),
    cancel: t('cancelSchedule'),
    newTime: t('moveTo'),
    confirmMove: t('movePlanYes'),
    past: t('publishPast'),
  };
  return (
    <div className={publishStyles['planned']}>
      <h3>{t('plannedTitle')}</h3>
      <p className={styles['hint']}>{t('planHint')}</p>
      <PlanList
        plans={workspace.planned.map((plan) => describePlan(plan, part))}
        texts={texts}
        onMove={movePlan}
        onCancel={(id) => void cancel(id)}
      />
    </div>
  );
}

function describePlan({ id, at, by, madeAt, parts, problem }: WirePlan, part: Part) {
  const { t, locale } = part;
  const made = madeAt === null ? '' : ` · ${t('planMade', { time: formatDateTime(madeAt, locale) })}`;
  return {
    id,
    time: formatDateTime(at, locale),
    contents: partNames(parts, part) || t('planNothing'),
    origin: `${by ?? t('nobody')}${made}`,
    failure: problem && t('planFailed', { reason: translateUnknown(t, `planFailed_${problem}`) ?? problem }),
  };
}

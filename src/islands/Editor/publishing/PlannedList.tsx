import { useState } from 'react';
import type { WirePlan } from '#contract/editor/editor-wire.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { translateUnknown } from '#domain/words.ts';
import { cancelPlan, movePlan } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import styles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import publishStyles from '../Publish.module.css';
import type { Part } from '../section-props.ts';
import { partNames } from './part-name.ts';

/** The publications for later; each can be moved or canceled. */
export function PlannedList(part: Part) {
  const { t, workspace } = part;
  if (workspace.planned.length === 0) return null;
  return (
    <div className={publishStyles['planned']}>
      <h3>{t('plannedTitle')}</h3>
      <p className={styles['hint']}>{t('planHint')}</p>
      <ul className={publishStyles['plans']}>
        {workspace.planned.map((plan) => (
          <PlanRow key={plan.id} {...part} plan={plan} />
        ))}
      </ul>
    </div>
  );
}

function PlanRow({ plan, ...part }: Part & { plan: WirePlan }) {
  const { locale, t } = part;
  const [isMoving, setMoving] = useState(false);
  const [later, setLater] = useState('');
  const time = formatDateTime(plan.at, locale);
  const named = (action: string) => `${action}: ${time}`;
  const cancel = async () => {
    if (await cancelPlan(plan.id)) showToast({ kind: 'success', message: t('planCanceled') });
  };
  const move = async (instant: string) => {
    if (!(await movePlan(plan.id, instant))) return;
    setMoving(false);
    setLater('');
  };
  return (
    <li>
      <p>
        <b>{time}</b> · {partNames(plan.parts, part) || t('planNothing')}
        <span className={styles['hint']}>
          {' · '}
          {plan.by ?? t('nobody')}
          {plan.madeAt !== null && ` · ${t('planMade', { time: formatDateTime(plan.madeAt, locale) })}`}
        </span>
      </p>
      {plan.problem !== null && (
        <p className={styles['wrong']} role="alert">
          {t('planFailed', { reason: translateUnknown(t, `planFailed_${plan.problem}`) ?? plan.problem })}
        </p>
      )}
      <div className={publishStyles['actions']}>
        <button
          type="button"
          className={fieldStyles['textButton']}
          aria-expanded={isMoving}
          aria-label={named(t('movePlan'))}
          onClick={() => setMoving(!isMoving)}
        >
          {t('movePlan')}
        </button>
        <button type="button" className={fieldStyles['textButton']} aria-label={named(t('cancelSchedule'))} onClick={() => void cancel()}>
          {t('cancelSchedule')}
        </button>
        {isMoving && (
          <PublishTime
            label={t('moveTo')}
            action={t('movePlanYes')}
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

import { pagePath } from '#domain/routes.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { plural, translateUnknown } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { cancelPlan, movePlan, type PublicationPlan } from '#stores/office/publishing.ts';
import { PlanList } from '#ui/office/PlanList/PlanList.tsx';
import { ChangeList } from './ChangeList.tsx';
import { nameOfChange } from './differences.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';

interface PlansProps {
  reading: Reading;
  planned: readonly PublicationPlan[];
}

/** What is published later; each plan can be opened, seen, moved, and returned to the draft after a question (R-PUBLISH-7). */
export function Plans({ reading, planned }: PlansProps) {
  const { t } = reading;
  if (planned.length === 0) return null;
  const cancel = async (id: number) => {
    if (await cancelPlan(id)) showToast({ kind: 'success', message: t('planCanceled') });
  };
  const texts = {
    move: t('planMove'),
    cancel: t('planCancel'),
    cancelTitle: t('planCancelTitle'),
    cancelText: t('planCancelText'),
    keep: t('planKeep'),
    newTime: t('planMoveTo'),
    confirmMove: t('planMove'),
    past: t('publishPast'),
  };
  return (
    <section className={styles['part']} aria-label={t('plans')}>
      <h2>{t('plans')}</h2>
      <p className={styles['hint']}>{t('planHint')}</p>
      <PlanList plans={planned.map((plan) => describe(plan, reading))} texts={texts} onMove={movePlan} onCancel={cancel} />
    </section>
  );
}

const mostNames = 3;

function describe(plan: PublicationPlan, reading: Reading) {
  const { t, words, locale } = reading;
  const { id, at, by, madeAt, changes, problem, overrides, isShared } = plan;
  const names = changes.slice(0, mostNames).map((change) => nameOfChange(change, reading));
  const overridden = changes.filter((change) => overrides.some((name) => name.section === change.section && name.id === change.id));
  const more = changes.length > mostNames ? [plural<'publishing'>(words, 'andMore', changes.length - mostNames, locale)] : [];
  return {
    id,
    time: t('inTashkent', { time: formatDateTime(at, locale) }),
    contents: [...names, ...more].join(', '),
    origin: t('planMade', { name: by ?? t('nobody'), time: formatDateTime(madeAt, locale) }),
    failure: problem && t('planFailed', { reason: translateUnknown(t, `planFailed_${problem}`) ?? problem }),
    isFixed: isShared,
    details: (
      <>
        {overridden.length > 0 && (
          <p className={styles['warning']}>
            {t('planOverrides', { names: overridden.map((change) => nameOfChange(change, reading)).join(', ') })}
          </p>
        )}
        {isShared && <p className={styles['hint']}>{t('planShared')}</p>}
        <details>
          <summary>{t('details')}</summary>
          <ChangeList reading={reading} changes={changes} />
        </details>
        <a className={styles['preview']} href={`/preview/plan-${id}${pagePath('home', locale)}`}>
          {t('planPreview')}
        </a>
      </>
    ),
  };
}

import { type ReactNode, useState } from 'react';
import { PublishTime } from '../../inputs/PublishTime/PublishTime.tsx';
import styles from './PlanList.module.css';

/** A publication for later, as people read it. */
interface ListedPlan {
  readonly id: number;
  readonly time: string;
  /** What is published. */
  readonly contents: string;
  /** Who planned it, and when. */
  readonly origin: string;
  /** Why it was not published; null: it has not failed. */
  readonly failure: string | null;
  /** More about the contents. */
  readonly details?: ReactNode;
}

interface PlanListProps {
  plans: readonly ListedPlan[];
  texts: {
    readonly move: string;
    readonly cancel: string;
    /** of the field with the new time */
    readonly newTime: string;
    readonly confirmMove: string;
    /** The error of a time that is not ahead. */
    readonly past: string;
  };
  /** @param instant ISO 8601; returns false where the plan was not moved */
  onMove: (id: number, instant: string) => Promise<boolean>;
  onCancel: (id: number) => void;
}

/** The publications for later; each can be moved or canceled. */
export function PlanList({ plans, ...props }: PlanListProps) {
  return (
    <ul className={styles['plans']}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} {...props} />
      ))}
    </ul>
  );
}

function PlanRow({ plan, texts, onMove, onCancel }: Omit<PlanListProps, 'plans'> & { plan: ListedPlan }) {
  const { id, time, contents, origin, failure, details } = plan;
  const [isMoving, setMoving] = useState(false);
  const [later, setLater] = useState('');
  const move = async (instant: string) => {
    if (!(await onMove(id, instant))) return;
    setMoving(false);
    setLater('');
  };
  return (
    <li>
      <p>
        <b>{time}</b> · {contents}
        <span className={styles['hint']}> · {origin}</span>
      </p>
      {failure !== null && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      {details}
      <div className={styles['actions']}>
        <button
          type="button"
          className={styles['textButton']}
          aria-expanded={isMoving}
          aria-label={`${texts.move}: ${time}`}
          onClick={() => setMoving(!isMoving)}
        >
          {texts.move}
        </button>
        <button type="button" className={styles['textButton']} aria-label={`${texts.cancel}: ${time}`} onClick={() => onCancel(id)}>
          {texts.cancel}
        </button>
        {isMoving && (
          <PublishTime
            label={texts.newTime}
            action={texts.confirmMove}
            past={texts.past}
            value={later}
            onChange={setLater}
            onChoose={move}
          />
        )}
      </div>
    </li>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { PublishTime } from '../../inputs/PublishTime/PublishTime.tsx';
import { ConfirmButton } from '../ConfirmButton/ConfirmButton.tsx';
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
  /** Neither moved nor canceled by this person. */
  readonly isFixed?: boolean;
}

interface PlanListProps {
  plans: readonly ListedPlan[];
  texts: {
    readonly move: string;
    readonly cancel: string;
    readonly cancelTitle: string;
    readonly cancelText: string;
    readonly keep: string;
    /** of the field with the new time */
    readonly newTime: string;
    readonly confirmMove: string;
    /** The error of a time that is not ahead. */
    readonly past: string;
  };
  /** @param instant ISO 8601; returns false where the plan was not moved */
  onMove: (id: number, instant: string) => Promise<boolean>;
  onCancel: (id: number) => Promise<void>;
}

/** The publications for later; each can be moved, and canceled after a question. */
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
  const { id, time, contents, origin, failure, details, isFixed = false } = plan;
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
      {!isFixed && (
        <div className={styles['actions']}>
          <Button
            data-changes="all"
            variant="ghost"
            aria-expanded={isMoving}
            aria-label={`${texts.move}: ${time}`}
            onClick={() => setMoving(!isMoving)}
          >
            {texts.move}
          </Button>
          <ConfirmButton
            label={texts.cancel}
            name={`${texts.cancel}: ${time}`}
            title={texts.cancelTitle}
            cancelLabel={texts.keep}
            onConfirm={() => onCancel(id)}
          >
            {texts.cancelText}
          </ConfirmButton>
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
      )}
    </li>
  );
}

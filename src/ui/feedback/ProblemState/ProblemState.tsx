import { adoptStyles } from '../../adopt-styles.ts';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import css from './ProblemState.css?inline';

adoptStyles(css);

interface ProblemStateProps {
  /** What failed, before the message. */
  title?: string;
  /** What happened and what to do. */
  message: string;
  /** The retry button is shown only when both are set. */
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
}

/** An error message in place of the failed content, with a retry; announced when it appears. */
export function ProblemState({ title, message, retryLabel, onRetry }: ProblemStateProps) {
  return (
    <div className="problem-state" role="alert">
      <Icon name="alert" />
      <p>
        {title !== undefined && <b>{title} </b>}
        {message}
      </p>
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button variant="ghost" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

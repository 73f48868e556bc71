import { adoptStyles } from '../../adopt-styles.ts';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import css from './ProblemState.css?inline';

adoptStyles(css);

interface ProblemStateProps {
  /** What happened and what to do. */
  message: string;
  /** With both there is another try. */
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
}

/** Says where it stands that something failed, and offers another try; announced when it appears. */
export function ProblemState({ message, retryLabel, onRetry }: ProblemStateProps) {
  return (
    <div className="problem-state" role="alert">
      <Icon name="alert" />
      <p>{message}</p>
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button variant="ghost" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

interface ProblemProps {
  message: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** What went wrong, and another try where one makes sense. */
export function Problem({ message, retryLabel, onRetry }: ProblemProps) {
  return (
    <div className="where-problem" role="alert">
      <Icon name="alert" sizePx={20} />
      <p>{message}</p>
      {onRetry && (
        <Button variant="ghost" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

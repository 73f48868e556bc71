import { Button } from '../../Button/Button.tsx';

interface LoadStateProps {
  state: 'loading' | 'failed';
  loading: string;
  failed: string;
  retry: string;
  onRetry: () => Promise<void>;
}

/** In place of data that are not there. */
export function LoadState({ state, loading, failed, retry, onRetry }: LoadStateProps) {
  if (state === 'loading') return <p role="status">{loading}</p>;
  return (
    <p role="alert">
      {failed} <Button onClick={() => void onRetry()}>{retry}</Button>
    </p>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered } from './is-unanswered.ts';

/** How often a change without a response is sent again; immediately when the network is back. */
const retryMs = 10_000;

/** Sends a change: `isBusy` while it is sent, then `failure` or `onSuccess`. Without a response it is sent again until there is one, or until `reset`. */
export function useMutation<Change, Failure>(send: (change: Change) => Promise<Failure | null>, onSuccess: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** what had no response; in a list, because a change may be anything */
  const [waiting, setWaiting] = useState<readonly [Change] | null>(null);

  /** @returns null: it succeeded */
  const mutate = async (change: Change): Promise<Failure | null> => {
    setBusy(true);
    const failed = await send(change);
    setBusy(false);
    setFailure(failed);
    setWaiting(isUnanswered(failed) ? [change] : null);
    if (failed === null) onSuccess();
    return failed;
  };
  const tryAgain = useEffectEvent((change: Change) => {
    if (!isBusy) void mutate(change);
  });
  useEffect(() => {
    if (waiting === null) return;
    const again = () => tryAgain(waiting[0]);
    const repeat = setInterval(() => navigator.onLine && again(), retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(repeat);
      removeEventListener('online', again);
    };
  }, [waiting]);
  const reset = () => {
    setFailure(null);
    setWaiting(null);
  };
  return { mutate, isBusy, failure, isWaiting: waiting !== null, reset };
}

import { useState } from 'react';

/** Sends a change: `isBusy` while it is sent, then `failure` or `onSuccess`. */
export function useMutation<Change, Failure>(send: (change: Change) => Promise<Failure | null>, onSuccess: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** @returns null: it succeeded */
  const mutate = async (change: Change): Promise<Failure | null> => {
    setBusy(true);
    const failed = await send(change);
    setBusy(false);
    setFailure(failed);
    if (failed === null) onSuccess();
    return failed;
  };
  return { mutate, isBusy, failure, reset: () => setFailure(null) };
}

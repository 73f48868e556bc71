import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { $failedUploads, $uploads } from '#stores/lib/upload.ts';

/** Goes on once no file is being uploaded. After a failure it does not, and `hasFailed` is to be said. */
export function useAfterUploads(goOn: () => Promise<void>) {
  const uploads = useStore($uploads);
  const failures = useStore($failedUploads);
  /** how many there were before; null: nothing waits */
  const [waitingSince, setWaitingSince] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // with the draft that has the files
  const end = useEffectEvent((isWhole: boolean) => {
    setWaitingSince(null);
    setFailed(!isWhole);
    if (isWhole) void goOn();
  });
  useEffect(() => {
    if (waitingSince !== null && uploads === 0) end(failures === waitingSince);
  }, [waitingSince, uploads, failures]);

  const start = () => {
    setFailed(false);
    if ($uploads.get() === 0) void goOn();
    else setWaitingSince($failedUploads.get());
  };
  return { start, cancel: () => setWaitingSince(null), isWaiting: waitingSince !== null, hasFailed };
}

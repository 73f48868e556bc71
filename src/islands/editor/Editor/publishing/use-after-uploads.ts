import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { $failedUploads, $uploads } from '#stores/lib/upload.ts';

/** Publishes once no file is being uploaded. After a failure nothing is published, and `hasFailed` is to be said. */
export function useAfterUploads(publish: (instant: string | null) => Promise<void>) {
  const uploads = useStore($uploads);
  const failures = useStore($failedUploads);
  /** `failures`: how many there were before */
  const [waiting, setWaiting] = useState<{ readonly instant: string | null; readonly failures: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // with the draft that has the files
  const goOn = useEffectEvent((instant: string | null, isWhole: boolean) => {
    setWaiting(null);
    setFailed(!isWhole);
    if (isWhole) void publish(instant);
  });
  useEffect(() => {
    if (waiting !== null && uploads === 0) goOn(waiting.instant, failures === waiting.failures);
  }, [waiting, uploads, failures]);

  const start = async (instant: string | null) => {
    setFailed(false);
    if ($uploads.get() === 0) await publish(instant);
    else setWaiting({ instant, failures: $failedUploads.get() });
  };
  return { start, cancel: () => setWaiting(null), isWaiting: waiting !== null, hasFailed };
}

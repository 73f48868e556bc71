import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $isPlaceShared, sharePlace, tellPosition } from '#stores/staff/deliveries.ts';
import { type LocateProblem, locate } from '#ui/locate.ts';

/** As often as the server takes it (R-COURIER-4). */
const everyMs = 30_000;

/**
 * Says about where the phone is while that is allowed and an order is on its way.
 * @returns why it could not be said; null: nothing is wrong
 */
export function useSharedPlace(isOnWay: boolean) {
  const isShared = useStore($isPlaceShared, { ssr: () => false });
  const [failure, setFailure] = useState<LocateProblem | null>(null);
  const isTold = isShared && isOnWay;
  useEffect(() => {
    if (!isTold) return;
    let isOver = false;
    const tell = async () => {
      const found = await locate();
      if (isOver) return;
      setFailure(found.ok ? null : found.problem);
      if (found.ok) await tellPosition(found.value);
      else if (found.problem === 'denied' || found.problem === 'unsupported') sharePlace(false);
    };
    void tell();
    const timer = setInterval(() => void tell(), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isTold]);
  const share = (isAllowed: boolean) => {
    setFailure(null);
    sharePlace(isAllowed);
  };
  return { isShared, failure, share };
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { PictureState } from './use-picture.ts';

/** Saves a form once its picture is stored; after a failure nothing is saved, and the form says why. */
export function useAfterPicture(save: () => void) {
  const [state, onState] = useState<PictureState>('ready');
  const [isWaiting, setWaiting] = useState(false);
  const goOn = useEffectEvent(() => {
    setWaiting(false);
    if (state === 'ready') save();
  });
  useEffect(() => {
    if (isWaiting && state !== 'busy') goOn();
  }, [isWaiting, state]);
  const submit = () => (state === 'busy' ? setWaiting(true) : save());
  return { onState, isWaiting, submit };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** `calling`: an order has not been accepted yet; `urgent`: not for 15 minutes (R-STATUS-5). */
export type AlarmState = 'silent' | 'calling' | 'urgent';

export interface Alarm {
  readonly isOn: boolean;
  /** Browsers block sound until the user has interacted with the page. */
  readonly isBlocked: boolean;
  readonly turn: (isOn: boolean) => void;
  /** Called by a press: the sound is heard once, as a sign that it is on. */
  readonly unblock: () => void;
}

const patterns = {
  calling: { everyMs: 4_000, tones: [880, 1175], toneSeconds: 0.18 },
  urgent: { everyMs: 1_500, tones: [1175, 880, 1175, 880], toneSeconds: 0.14 },
} as const;

/** Repeats the sound until the state is silent or the user turns it off. */
export function useAlarm(state: AlarmState): Alarm {
  const context = useRef<AudioContext | null>(null);
  const [isOn, setIsOn] = useState(true);
  const [isBlocked, setIsBlocked] = useState(false);

  const wake = useCallback(async () => {
    if (typeof AudioContext === 'undefined') return;
    const isBlockedYet = context.current === null && navigator.userActivation?.hasBeenActive === false;
    setIsBlocked(isBlockedYet);
    if (isBlockedYet) return;
    context.current ??= new AudioContext();
    if (context.current.state === 'suspended') await context.current.resume();
  }, []);

  // A press anywhere on the page unblocks the sound. Before one, it is known to be blocked without an order.
  useEffect(() => {
    setIsBlocked(navigator.userActivation?.hasBeenActive === false);
    const press = () => void wake();
    document.addEventListener('click', press);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', press);
    };
  }, [wake]);

  useEffect(() => {
    if (state === 'silent' || !isOn) return;
    const pattern = patterns[state];
    const sound = () => void wake().then(() => play(context.current, pattern));
    sound();
    const timer = setInterval(sound, pattern.everyMs);
    return () => clearInterval(timer);
  }, [state, isOn, wake]);

  const unblock = () => void wake().then(() => play(context.current, patterns.calling));
  return { isOn, isBlocked, turn: setIsOn, unblock };
}

function play(context: AudioContext | null, { tones, toneSeconds }: (typeof patterns)[keyof typeof patterns]): void {
  if (context?.state !== 'running') return;
  for (const [index, frequency] of tones.entries()) {
    const start = context.currentTime + index * toneSeconds;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** `calling`: an order waits to be accepted; `urgent`: it has waited for 15 minutes (contract §3). */
export type AlarmState = 'silent' | 'calling' | 'urgent';

export interface Alarm {
  readonly isOn: boolean;
  /** Browsers keep silent until somebody has pressed something on the page. */
  readonly isBlocked: boolean;
  readonly turn: (isOn: boolean) => void;
}

const patterns = {
  calling: { everyMs: 4_000, tones: [880, 1175], toneSeconds: 0.18 },
  urgent: { everyMs: 1_500, tones: [1175, 880, 1175, 880], toneSeconds: 0.14 },
} as const;

/** Sounds again and again until the state is silent or somebody turns it off. */
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

  // Any press on the page lets it sound from then on.
  useEffect(() => {
    const press = () => void wake();
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
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

  return { isOn, isBlocked, turn: setIsOn };
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

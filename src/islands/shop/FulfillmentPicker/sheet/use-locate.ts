import { useState } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { LocateProblem } from '#ui/locate.ts';

/** Finds the device's position on request, and why it could not be found. */
export function useLocate(onLocated: (point: Coordinates) => void) {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const find = async () => {
    if (isLocating) return;
    setIsLocating(true);
    setProblem(null);
    const found = await import('#ui/locate.ts').then(
      ({ locate }) => locate(),
      () => ({ ok: false, problem: 'unavailable' }) as const,
    );
    setIsLocating(false);
    if (found.ok) onLocated(found.value);
    else setProblem(found.problem);
  };
  return { isLocating, problem, find: () => void find() };
}

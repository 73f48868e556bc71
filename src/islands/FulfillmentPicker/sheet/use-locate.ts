import { useState } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { LocateProblem } from '#stores/shop/locate.ts';

/** Finds the device's position on request, and why it could not be found. */
export function useLocate(onLocated: (point: Coordinates) => void) {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const find = async () => {
    if (isLocating) return;
    setIsLocating(true);
    setProblem(null);
    const { locate } = await import('#stores/shop/locate.ts');
    const found = await locate();
    setIsLocating(false);
    if (found.ok) onLocated(found.value);
    else setProblem(found.problem);
  };
  return { isLocating, problem, find: () => void find() };
}

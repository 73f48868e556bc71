type Corner = readonly [longitude: number, latitude: number];

/** Tells what a drawing tool reported itself from what somebody else changed. */
interface Echoes {
  /** Remembers corners that the tool reports, and returns them. */
  sent(ring: readonly Corner[]): readonly Corner[];
  /** Whether corners to show need no change of the tool, whose corners are `now`. */
  isEcho(ring: readonly Corner[], now: readonly Corner[]): boolean;
}

/**
 * While a corner is dragged, the page shows an earlier step when the tool already has the next one: showing that step would take the corner
 * out of the hand.
 */
export function createEchoes(): Echoes {
  const pending = new Set<string>();
  return {
    sent(ring) {
      pending.add(JSON.stringify(ring));
      return ring;
    },
    isEcho(ring, now) {
      const shown = JSON.stringify(ring);
      if (shown !== JSON.stringify(now)) return pending.has(shown);
      pending.clear();
      return true;
    },
  };
}

import type { Restaurant } from '#domain/place/restaurant.ts';

/** As long as a page waits for the settings too (contract §8). */
const patienceMs = 200;

interface ClosuresLog {
  warn(line: object, message: string): void;
}

/** Restaurants that take no orders now; none while that can't be learnt soon, because no page fails or waits for a notice. */
export async function closuresNow(
  ask: () => Promise<readonly Restaurant[]>,
  now: number,
  log: ClosuresLog,
): Promise<readonly Restaurant[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly Restaurant[]>((resolve) => {
    timer = setTimeout(resolve, patienceMs, []);
  });
  try {
    const restaurants = await Promise.race([ask(), late]);
    return restaurants.filter(({ closedUntil }) => closedUntil !== null && Date.parse(closedUntil) > now);
  } catch (error) {
    log.warn({ err: error }, 'closures are not known');
    return [];
  } finally {
    clearTimeout(timer);
  }
}

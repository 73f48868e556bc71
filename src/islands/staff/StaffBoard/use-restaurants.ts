import { useEffect, useState } from 'react';
import type { Id } from '#domain/id.ts';
import { loadStaffRestaurants, pauseRestaurant, type StaffRestaurant } from '#stores/staff/availability.ts';

/**
 * The restaurants that are on the menu, loaded again with every change; null while they load first. `pause` closes one until an instant
 * (ms), or opens it: null.
 */
export function useRestaurants(changes: number) {
  const [restaurants, setRestaurants] = useState<readonly StaffRestaurant[] | 'failed' | null>(null);
  const load = async () => {
    const loaded = await loadStaffRestaurants();
    if (loaded !== null) setRestaurants(loaded.filter(({ isActive }) => isActive));
    else setRestaurants((shown) => shown ?? 'failed');
  };
  const retry = () => {
    setRestaurants(null);
    void load();
  };
  const pause = async (id: Id, until: number | null) => {
    const result = await pauseRestaurant(id, until === null ? null : new Date(until).toISOString());
    if (result.ok) await load();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again with every change
  useEffect(() => void load(), [changes]);
  return { restaurants, retry, pause };
}

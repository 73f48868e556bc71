import type { WireToday } from '#contract/office/today.ts';
import { api } from '../lib/api.ts';

/** null: it could not be loaded, which a later look may */
export async function loadToday(): Promise<WireToday | null> {
  const result = await api('GET /api/v1/office/today', { silent: true });
  return result.ok ? result.value : null;
}

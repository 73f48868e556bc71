import type { Id } from '#domain/id.ts';
import type { CourierPosition } from '#domain/order/courier.ts';
import { api } from '../lib/api.ts';

/** About where the courier of an order is; null: nobody knows, or may know. */
export async function readCourierPosition(id: Id): Promise<CourierPosition | null> {
  const result = await api('GET /api/v1/orders/:id/courier', { path: { id }, silent: true });
  return result.ok ? result.value.position : null;
}

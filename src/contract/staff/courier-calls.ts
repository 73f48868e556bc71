import { assignCourier, couriers, courierWork, receiveCash } from './couriers.ts';
import { deliveries, deliveryEvents, finishDelivery, placeCourier, takeDelivery } from './deliveries.ts';

/** The calls of couriers, and those about them. */
export const courierCalls = {
  couriers,
  assignCourier,
  courierWork,
  receiveCash,
  deliveries,
  deliveryEvents,
  takeDelivery,
  finishDelivery,
  placeCourier,
} as const;

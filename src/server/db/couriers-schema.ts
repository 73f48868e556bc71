/** JSON as text; parsed by the module that owns the table. */
type Json = string;
/** Milliseconds since the epoch, UTC. */
type Millis = number;

/** About where the courier of an order on its way is. */
interface CourierPositionTable {
  order_id: string;
  /** the domain's `Coordinates` */
  point: Json;
  at: Millis;
  expires_at: Millis;
}

/** Cash that a restaurant received from a courier. */
interface CourierHandInTable {
  /** made by the browser: a press that is repeated counts once */
  id: string;
  courier_id: string;
  name: string;
  /** whole som */
  sum: number;
  /** how many orders it is of */
  orders: number;
  /** ids of the restaurants of the orders */
  restaurants: Json;
  at: Millis;
  /** who received it; null: somebody without a name */
  by: string | null;
}

export interface CouriersDatabase {
  courier_positions: CourierPositionTable;
  courier_hand_ins: CourierHandInTable;
}

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { $printsOrders, nextToPrint, notePrinted } from '#stores/staff/printing.ts';

/** A ticket that is being printed; each press prints another copy. */
interface Printed {
  readonly order: Order;
  readonly copy: number;
}

/** Prints tickets one after another: by a press, and each new order once where this device prints by itself (R-BOARD-9). */
export function useTickets(orders: readonly Order[]) {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const isOn = useStore($printsOrders, { ssr: () => false });
  const print = useCallback((order: Order) => {
    notePrinted([order]);
    setPrinted((last) => ({ order, copy: (last?.copy ?? 0) + 1 }));
  }, []);
  const end = useCallback(() => setPrinted(null), []);
  useEffect(() => {
    const next = isOn && printed === null ? nextToPrint(orders) : null;
    if (next !== null) print(next);
  }, [isOn, printed, orders, print]);
  return { printed, print, end };
}

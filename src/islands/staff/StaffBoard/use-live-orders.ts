import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { keepOrders, restoreOrders } from '#stores/staff/kept-orders.ts';
import { forgetWork } from '#stores/staff/kept-work.ts';
import { followBoard, takeStaffOrders } from '#stores/staff/orders.ts';
import { $boardOrders, noteNetwork } from '#stores/staff/presses.ts';

/**
 * The orders as they change, how often the stop-list or a break has changed, whether the session has ended: then nothing is shown, and the
 * server's time when the page was opened.
 */
export function useLiveOrders(drawn: readonly Order[], drawnAt: number) {
  const orders = useStore($boardOrders, { ssr: () => drawn });
  const [stockChanges, setStockChanges] = useState(0);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    takeStaffOrders(drawn);
    const stockChanged = () => setStockChanges((count) => count + 1);
    const signedOut = () => {
      takeStaffOrders([]);
      setOver(true);
      stop();
    };
    const stop = followBoard({ stockChanged, reached: noteNetwork, signedOut });
    return stop;
  }, [drawn]);
  const readAt = useKeptOrders(drawnAt, isOver);
  return { orders: isOver ? [] : orders, stockChanges, isOver, readAt };
}

/** Keeps the orders for a reload without a network, and shows them after one (R-CACHE-5). @returns the server's time when the page was opened */
function useKeptOrders(drawnAt: number, isOver: boolean): number {
  const [readAt, setReadAt] = useState(drawnAt);
  useEffect(() => {
    if (isOver) return void forgetWork();
    let stop: (() => void) | undefined;
    let isOpen = true;
    void restoreOrders(drawnAt).then((restoredAt) => {
      if (!isOpen) return;
      if (restoredAt !== null) setReadAt(restoredAt);
      stop = keepOrders(restoredAt ?? drawnAt);
    });
    // a reload without a network needs this part, too
    void import('./Cooks.tsx').catch(() => {});
    return () => {
      isOpen = false;
      stop?.();
    };
  }, [drawnAt, isOver]);
  return readAt;
}

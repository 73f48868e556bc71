import { type RefObject, useEffect } from 'react';
import { type OrderType, parseOrderType } from '#domain/fulfillment/order-type.ts';
import { marked } from '#domain/page-marks.ts';
import { openFulfillmentPicker, startOrderType } from '#stores/shop/preferences.ts';

/**
 * Opens the sheet for a press on `[data-where]`: on the control itself, and on a notice of the menu. Replays the clicks before hydration,
 * which the script of the page recorded; values filled in by the browser are ignored.
 */
export function useWhereClicks(control: RefObject<HTMLElement | null>, sentOrderType: OrderType): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const open = ({ target }: Pick<Event, 'target'>) => {
      const where = (target as Element).closest(marked('data-where'));
      if (!where) return;
      where.ariaBusy = null;
      openFulfillmentPicker();
    };
    const clicked = window.touches?.clicked ?? [];
    const radio = clicked
      .filter((element) => control.current?.contains(element))
      .findLast((element) => element instanceof HTMLInputElement);
    const orderType = radio ? parseOrderType(radio.value) : sentOrderType;
    if (orderType !== sentOrderType) startOrderType(orderType);
    for (const target of clicked) open({ target });
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
}

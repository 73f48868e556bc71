import { type RefObject, useEffect } from 'react';
import { type OrderType, parseOrderType } from '#domain/fulfillment/order-type.ts';
import { openFulfillmentPicker, startOrderType } from '#stores/shop/preferences.ts';

/** Replays clicks on the control before its hydration, recorded by the layout's script; values filled in by the browser are ignored. */
export function useClickReplay(control: RefObject<HTMLElement | null>, sentOrderType: OrderType): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const clicked = (window.clickReplay?.clicked ?? []).filter((element) => control.current?.contains(element));
    const radio = clicked.findLast((element) => element instanceof HTMLInputElement);
    const orderType = radio && parseOrderType(radio.value);
    if (orderType !== undefined && orderType !== sentOrderType) startOrderType(orderType);
    if (clicked.some((element) => element.matches('[data-where]'))) openFulfillmentPicker();
  }, []);
}

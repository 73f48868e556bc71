import { type RefObject, useEffect } from 'react';
import { type OrderType, parseOrderType } from '#domain/fulfillment/order-type.ts';
import { chooseOrderType, openWhereWhen } from '#stores/choices.ts';

/** Takes what was touched before the control was awake: the layout's script marks the button, the browser keeps the radio. */
export function useEarlyTouch(control: RefObject<HTMLElement | null>, sentOrderType: OrderType): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useEffect(() => {
    const checked = control.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && parseOrderType(checked.value) !== sentOrderType) chooseOrderType(parseOrderType(checked.value));
    const button = control.current?.querySelector<HTMLElement & { wasTapped?: boolean }>('[data-where]');
    if (button?.wasTapped === true) openWhereWhen();
  }, []);
}

import { type RefObject, useEffect } from 'react';
import { type OrderType, parseOrderType } from '#domain/fulfillment/order-type.ts';
import { chooseOrderType, openFulfillmentPicker } from '#stores/shop/preferences.ts';

type Touched<Control> = Control & { wasTapped?: number };

/** Takes what was touched before the control was awake, as the layout's script marked it; what a browser filled in is no touch. */
export function useEarlyTouch(control: RefObject<HTMLElement | null>, sentOrderType: OrderType): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useEffect(() => {
    const radios = [...(control.current?.querySelectorAll<Touched<HTMLInputElement>>('input') ?? [])];
    const last = radios.filter(({ wasTapped }) => wasTapped).sort((a, b) => Number(b.wasTapped) - Number(a.wasTapped))[0];
    if (last && parseOrderType(last.value) !== sentOrderType) chooseOrderType(parseOrderType(last.value));
    if (control.current?.querySelector<Touched<HTMLElement>>('[data-where]')?.wasTapped) openFulfillmentPicker();
  }, []);
}

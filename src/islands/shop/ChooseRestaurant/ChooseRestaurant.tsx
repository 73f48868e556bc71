import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { translator, type Words } from '#domain/words.ts';
import { $menuChange, changeMenu, confirmMenuChange, dropMenuChange } from '#stores/shop/menu-change.ts';
import { $restaurantId, $selectedRestaurantId, visitRestaurant } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

export interface ChooseRestaurantProps {
  words: Words;
  restaurantId: Id;
  regionId: Id | null;
  /** How the customer gets an order from this restaurant. */
  orderType: OrderType;
  /** The URL of the menu's page. */
  menuHref: string;
  /** As the page's request says: this restaurant is the chosen one. */
  isChosen?: boolean;
  /** As the page's request says: the visitor's own menu is that of this restaurant, also when its address decides. */
  isServing?: boolean;
  /** The controls of the page's cards: an island in this one, which hydrates after it. */
  children?: ReactNode;
}

/**
 * The choice of a restaurant on its page (R-PAGE-7), with the controls of the page's menu: the button chooses the restaurant and then
 * shows its menu, or says that it is the chosen one. The first dish that is added chooses it as well, so that the cart is always that of
 * one menu.
 *
 * ## Why an island?
 *
 * The cart is stored in the browser: before the choice, a dialog lists its dishes that this restaurant does not have.
 */
export const ChooseRestaurant = withErrorBoundary(function ChooseRestaurant({
  words,
  restaurantId,
  regionId,
  orderType,
  menuHref,
  isChosen: isSentChosen = false,
  isServing = false,
  children,
}: ChooseRestaurantProps) {
  const t = translator<'choose-restaurant'>(words);
  const change = useStore($menuChange, { ssr: () => null });
  const isChosen = useStore($restaurantId, { ssr: () => (isSentChosen ? restaurantId : null) }) === restaurantId;
  const start = (then: () => void) =>
    void changeMenu({ restaurantId, regionId, orderType, coordinates: null }, () => {
      visitRestaurant({ id: restaurantId, regionId, orderType });
      then();
    });
  useChoiceBeforeAdding(() => {
    const selected = $selectedRestaurantId.get();
    return selected === null ? isServing : selected === restaurantId;
  }, start);
  return (
    <>
      {isChosen ? (
        <Button wide variant="soft" onClick={() => location.assign(menuHref)}>
          {t('chosen')}
        </Button>
      ) : (
        <Button wide onClick={() => start(() => location.assign(menuHref))}>
          {t(orderType === pickup ? 'pickup' : 'order')}
        </Button>
      )}
      {change !== null && (
        <ConfirmDialog
          opened
          title={t('changeTitle')}
          confirmLabel={t('changeConfirm')}
          cancelLabel={t('changeCancel')}
          onConfirm={confirmMenuChange}
          onCancel={dropMenuChange}
        >
          {t('changeText', { dishes: change.missing.join(', ') })}
        </ConfirmDialog>
      )}
      {children}
    </>
  );
});

/** A press on an add button of the page's cards first makes the choice, while `isOwn` says that the menu is not the visitor's. */
function useChoiceBeforeAdding(isOwn: () => boolean, start: (then: () => void) => void): void {
  const latest = useRef({ isOwn, start });
  useLayoutEffect(() => {
    latest.current = { isOwn, start };
  });

  useLayoutEffect(() => {
    const choose = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-add]') : null;
      if (button === null || latest.current.isOwn()) return;
      let state: 'asking' | 'made' | 'waiting' = 'asking';
      latest.current.start(() => {
        if (state === 'waiting') button.click();
        else state = 'made';
      });
      // a choice that needs no answer lets this click pass
      if ((state as string) === 'made') return;
      state = 'waiting';
      event.stopPropagation();
    };
    document.addEventListener('click', choose, { capture: true });
    return () => document.removeEventListener('click', choose, { capture: true });
  }, []);
}

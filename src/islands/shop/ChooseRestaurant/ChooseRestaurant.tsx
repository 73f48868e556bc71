import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { translator, type Words } from '#domain/words.ts';
import { chooseBeforeAdding } from '#stores/shop/before-adding.ts';
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
}

/**
 * The choice of a restaurant on its page (R-PAGE-7): the button chooses the restaurant and then shows its menu, or says that it is the
 * chosen one. The first dish that is added chooses it as well, so that the cart is always that of one menu.
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
}: ChooseRestaurantProps) {
  const t = translator<'choose-restaurant'>(words);
  const change = useStore($menuChange, { ssr: () => null });
  const isChosen = useStore($restaurantId, { ssr: () => (isSentChosen ? restaurantId : null) }) === restaurantId;
  const start = (then: () => void) =>
    void changeMenu({ restaurantId, regionId, orderType, coordinates: null }, () => {
      visitRestaurant({ id: restaurantId, regionId, orderType });
      then();
    });
  useLayoutEffect(() =>
    chooseBeforeAdding((add) => {
      const selected = $selectedRestaurantId.get();
      const isOwnMenu = selected === null ? isServing : selected === restaurantId;
      if (isOwnMenu) add();
      else start(add);
    }),
  );
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
    </>
  );
});

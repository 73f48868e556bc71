import { useStore } from '@nanostores/react';
import type { OrderType } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import { translator, type Words } from '#domain/words.ts';
import { $menuChange, changeMenu, confirmMenuChange, dropMenuChange } from '#stores/shop/menu-change.ts';
import { $restaurantId, visitRestaurant } from '#stores/shop/preferences.ts';
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
}

/**
 * The button of a restaurant's page that chooses the restaurant and then shows its menu, or says that it is the chosen one.
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
}: ChooseRestaurantProps) {
  const t = translator<'choose-restaurant'>(words);
  const change = useStore($menuChange, { ssr: () => null });
  const isChosen = useStore($restaurantId, { ssr: () => (isSentChosen ? restaurantId : null) }) === restaurantId;
  const choose = () => {
    visitRestaurant({ id: restaurantId, regionId, orderType });
    location.assign(menuHref);
  };
  return (
    <>
      {isChosen ? (
        <Button variant="soft" onClick={() => location.assign(menuHref)}>
          {t('chosen')}
        </Button>
      ) : (
        <Button onClick={() => void changeMenu({ restaurantId, regionId, orderType, coordinates: null }, choose)}>{t('choose')}</Button>
      )}
      <ConfirmDialog
        opened={change !== null}
        title={t('changeTitle')}
        confirmLabel={t('changeConfirm')}
        cancelLabel={t('changeCancel')}
        onConfirm={confirmMenuChange}
        onCancel={dropMenuChange}
      >
        {t('changeText', { dishes: change?.missing.join(', ') ?? '' })}
      </ConfirmDialog>
    </>
  );
});

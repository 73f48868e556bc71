import { useStore } from '@nanostores/react';
import { pickup } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $places, $regionInUse } from '#stores/shop/places.ts';
import { $coordinates, chooseOrderType, chooseRestaurant } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import type { SheetWords } from '../words.ts';
import { distanceLabel } from './distance-label.ts';
import { nearestRestaurants } from './nearest-restaurants.ts';

const offered = 3;
/** The maximum distance of an offered restaurant; the nearest of all is offered at any distance. */
const farMeters = 50_000;

/** For a point outside every delivery zone: the nearest restaurants with pickup. */
export function OutOfZone({ locale, t }: { locale: Locale; t: Translate<SheetWords> }) {
  const coordinates = useStore($coordinates);
  const { restaurants, regions } = useStore($places);
  const regionId = useStore($regionInUse);
  const center = regions.find(({ id }) => id === regionId) ?? null;
  const nearest = nearestRestaurants(restaurants, null, coordinates ?? center)
    .slice(0, offered)
    .filter(({ distance }, index) => index === 0 || (distance ?? 0) < farMeters);

  const pickUpAt = (id: string) => {
    void changeMenu({ orderType: pickup, restaurantId: id }, () => {
      chooseOrderType(pickup);
      chooseRestaurant(id);
    });
  };

  return (
    <div className="where-part">
      <ProblemState message={t('outOfZone')} />
      {nearest.length > 0 && <p className="where-label">{t('outOfZonePickup')}</p>}
      {nearest.map(({ id, name, address, distance }) => (
        <Button key={id} variant="ghost" wide onClick={() => pickUpAt(id)}>
          <span className="where-offer">
            <b>{name}</b>
            <small>
              {[address, coordinates && distance !== null ? distanceLabel(distance, locale, t) : null].filter(Boolean).join(' · ')}
            </small>
          </span>
        </Button>
      ))}
    </div>
  );
}

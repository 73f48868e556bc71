import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import type { MapPoint } from '#map/map-options.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { $regionInUse } from '#stores/shop/places.ts';
import { choosePoint } from '#stores/shop/preferences.ts';
import { $zones, loadZones } from '#stores/shop/zones.ts';
import type { MapWords, SheetWords } from '../words.ts';

import { SheetMap } from './SheetMap.tsx';
import { useMapWords } from './use-map-words.ts';
import { zoneFees } from './zone-fees.ts';

interface AddressMapProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

const noPoints: readonly MapPoint[] = [];

/** The address as a pin among the delivery zones, with each zone's terms. */
export function AddressMap({ locale, t }: AddressMapProps) {
  const tAll = useMapWords(locale, t);
  return tAll && <PinAmongZones locale={locale} t={tAll} />;
}

function PinAmongZones({ locale, t }: { locale: Locale; t: Translate<MapWords> }) {
  const region = useStore($regionInUse);
  const zones = useStore($zones);
  const hasStyle = useStore($mapSettings)?.styleUrl != null;
  const [hasFailed, setHasFailed] = useState(false);
  const fees = useMemo(() => zoneFees(zones), [zones]);
  const drawn = useMemo(() => zones.map(({ polygon, deliveryFee }) => ({ polygon, tier: fees.indexOf(deliveryFee) })), [zones, fees]);

  useEffect(() => {
    if (region !== null) void loadZones(region);
  }, [region]);

  return (
    <>
      <SheetMap title={t('showMap')} t={t} points={noPoints} zones={drawn} onPin={takePin} onException={() => setHasFailed(true)}>
        <PinTerms locale={locale} t={t} />
        {fees.length > 0 && <Legend fees={fees} locale={locale} t={t} />}
      </SheetMap>
      <p className="where-hint">{t(hasStyle && !hasFailed ? 'mapHint' : 'mapHintSimple')}</p>
    </>
  );
}

/** The delivery terms at the pin, shown on the map; `DeliveryTerms` and `OutOfZone` announce the same below. */
function PinTerms({ locale, t }: { locale: Locale; t: Translate<MapWords> }) {
  const { isOutOfZone, deliveryFee, minOrderSum, durationMinutes } = useStore($deliveryTerms);
  if (isOutOfZone) {
    return (
      <p className="where-map-says" data-over-map data-outside>
        {t('outOfZone')}
      </p>
    );
  }
  if (deliveryFee === null) return null;
  return (
    <p className="where-map-says" data-over-map>
      {t('pinFacts', { fee: feeText(deliveryFee, locale, t), minutes: t('minutes', { count: durationMinutes }) })}
      <small>{t('pinMinimum', { minimum: formatPrice(minOrderSum, locale) })}</small>
    </p>
  );
}

function feeText(fee: Som, locale: Locale, t: Translate<MapWords>): string {
  return fee === 0 ? t('zoneFree') : formatPrice(fee, locale);
}

function takePin(point: Coordinates): void {
  void changeMenu({ coordinates: point, restaurantId: null }, () => choosePoint(point));
}

/** What the colors of the zones mean. */
function Legend({ fees, locale, t }: { fees: readonly Som[]; locale: Locale; t: Translate<MapWords> }) {
  return (
    <ul className="where-tiers" data-over-map aria-label={t('zones')}>
      {fees.map((fee, tier) => (
        <li key={fee} data-tier={Math.min(tier, 2)}>
          {feeText(fee, locale, t)}
        </li>
      ))}
    </ul>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { zoneFees } from '#domain/fulfillment/zone-fees.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { MapPoint } from '#map/map-options.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { $regionInUse } from '#stores/shop/places.ts';
import { $zones, loadZones } from '#stores/shop/zones.ts';
import { ZoneLegend } from '#ui/Map/ZoneLegend.tsx';
import { takePoint } from '../sheet/take-place.ts';
import type { MapWords, SheetWords } from '../words.ts';
import { SheetMap } from './SheetMap.tsx';
import { useMapWords } from './use-map-words.ts';

export { PinLine } from './PinLine.tsx';

interface AddressMapProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

const noPoints: readonly MapPoint[] = [];

/** The address as a pin among the delivery zones; what an order there costs stands above the sheet's button. */
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
      <SheetMap
        title={t('showMap')}
        t={t}
        points={noPoints}
        zones={drawn}
        legend={fees.length > 0 && <ZoneLegend fees={fees} locale={locale} title={t('zones')} free={t('zoneFree')} />}
        onPin={(point) => takePoint(point, () => {})}
        onException={() => setHasFailed(true)}
      />
      <p className="where-hint">{t(hasStyle && !hasFailed ? 'mapHint' : 'mapHintSimple')}</p>
    </>
  );
}

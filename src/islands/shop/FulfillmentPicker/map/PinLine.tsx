import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useArea } from '../sheet/use-area.ts';
import type { MapWords, SheetWords } from '../words.ts';
import { useMapWords } from './use-map-words.ts';

/** The point chosen on the map and what a delivery there costs and takes, above the button that takes it. */
export function PinLine({ locale, t }: { locale: Locale; t: Translate<SheetWords> }) {
  const point = useStore($coordinates);
  const tAll = useMapWords(locale, t);
  return point && tAll && <ChosenPin point={point} locale={locale} t={tAll} />;
}

function ChosenPin({ point, locale, t }: { point: Coordinates; locale: Locale; t: Translate<MapWords> }) {
  const { isOutOfZone, status } = useStore($deliveryTerms);
  const saved = useStore($addresses).find((address) => sameCoordinates(address, point));
  const area = useArea(point);
  const terms = usePinTerms(locale, t);
  return (
    <div className="where-pin-line" role="status" aria-busy={status === 'pending'} data-outside={isOutOfZone || undefined}>
      <span className="where-icon">
        <Icon name="pin" sizePx={20} />
      </span>
      <span className="where-texts">
        <b>{saved?.label || saved?.text || area || t('districtPoint')}</b>
        <small>{terms}</small>
      </span>
    </div>
  );
}

function usePinTerms(locale: Locale, t: Translate<MapWords>): string {
  const { isOutOfZone, deliveryFee, minOrderSum, durationMinutes } = useStore($deliveryTerms);
  if (isOutOfZone) return t('outOfZone');
  if (deliveryFee === null) return '';
  const fee = deliveryFee === 0 ? t('zoneFree') : formatPrice(deliveryFee, locale);
  const facts = t('pinFacts', { fee, minutes: t('minutes', { count: durationMinutes }) });
  return minOrderSum > 0 ? `${facts} · ${t('pinMinimum', { minimum: formatPrice(minOrderSum, locale) })}` : facts;
}

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { delivery } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { $deliveryTerms, loadDeliveryTerms } from '#stores/shop/delivery-terms.ts';
import { loadMapSettings } from '#stores/shop/map-settings.ts';
import { $menuChange } from '#stores/shop/menu-change.ts';
import { hasMenu } from '#stores/shop/menu-fragment.ts';
import { $places, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $orderType, $placeKey, $restaurantId } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import type { SheetWords } from '../words.ts';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryTerms } from './DeliveryTerms.tsx';
import type { MapState } from './MapToggle.tsx';
import { RegionChoice } from './RegionChoice.tsx';
import { TimeNotice, TimeRow } from './TimeRow.tsx';

const ChangeQuestion = lazyWithRetry(async () => (await import('./ChangeQuestion.tsx')).ChangeQuestion);
const PickupPlace = lazyWithRetry(async () => (await import('./PickupPlace.tsx')).PickupPlace);
const PinLine = lazyWithRetry(async () => (await import('../map/AddressMap.tsx')).PinLine);
const TimeSheet = lazyWithRetry(async () => (await import('./TimeSheet.tsx')).TimeSheet);

export interface FulfillmentSheetProps {
  locale: Locale;
  words: Words;
  opened: boolean;
  onClose: () => void;
  /** The choice between delivery and pickup. */
  children: ReactNode;
}

/**
 * The sheet "where and when"; every choice takes effect immediately, and one that is complete closes the sheet. One after which dishes of the
 * cart are missing needs a confirmation, also while the sheet is closed.
 */
export function FulfillmentSheet({ locale, words, opened, onClose, children }: FulfillmentSheetProps) {
  const t = useMemo(() => translator<SheetWords>(words), [words]);
  const isDelivery = useStore($orderType) === delivery;
  const hasPoint = useStore($coordinates) !== null;
  const [isMapOpen, showMap] = useState(false);
  const map = { isOpen: isMapOpen, show: showMap };
  const isConfirming = useStore($menuChange) !== null;
  const [time, setTime] = useState<'unused' | 'closed' | 'open'>('unused');
  const close = () => {
    void import('#stores/shop/remember-address.ts').then(
      ({ saveAddress }) => saveAddress(),
      () => {},
    );
    void import('#stores/shop/sync-slot-cookie.ts').then(
      ({ syncSlotCookie }) => syncSlotCookie(),
      () => {},
    );
    onClose();
  };
  useFreshTerms(opened);
  const closeWhenServed = useCloseWhenServed(close);

  return (
    <>
      <Sheet
        tall
        opened={opened}
        onClose={close}
        title={t(isDelivery ? 'title' : 'titlePickup')}
        closeLabel={t('close')}
        footer={
          <div className="where-part">
            {isDelivery && isMapOpen ? <PinLine locale={locale} t={t} /> : <TimeRow locale={locale} t={t} onOpen={() => setTime('open')} />}
            <CloseButton t={t} map={map} onClose={close} />
          </div>
        }
      >
        {children}
        {isDelivery ? (
          <DeliveryPlace locale={locale} t={t} map={map} onComplete={closeWhenServed} />
        ) : (
          <PickupPlace locale={locale} t={t} map={map} onComplete={closeWhenServed} />
        )}
        <DeliveryTerms locale={locale} t={t} />
        <TimeNotice locale={locale} t={t} />
        {isDelivery && !hasPoint && !isMapOpen && <RegionChoice t={t} />}
      </Sheet>
      {isConfirming && <ChangeQuestion t={t} />}
      {time !== 'unused' && (
        <TimeSheet
          locale={locale}
          t={t}
          title={t(isDelivery ? 'timeTitle' : 'timeTitlePickup')}
          opened={opened && time === 'open'}
          onClose={() => setTime('closed')}
        />
      )}
    </>
  );
}

/**
 * Says what it does; on the map it takes the point, whose details come next. Less prominent while there is no place to order to: the menu
 * can still be read.
 */
function CloseButton({ t, map, onClose }: { t: Translate<SheetWords>; map: MapState; onClose: () => void }) {
  const isDelivery = useStore($orderType) === delivery;
  const hasPoint = useStore($coordinates) !== null;
  const { isOutOfZone } = useStore($deliveryTerms);
  const restaurantId = useStore($restaurantId);
  const { restaurants } = useStore($places);
  const name = isDelivery ? undefined : restaurants.find(({ id }) => id === restaurantId)?.name;
  const isMissing = isDelivery ? !hasPoint || isOutOfZone : restaurantId === null;
  const isOnMap = map.isOpen && isDelivery && !isMissing;
  const label = isOnMap ? 'deliverHere' : !hasMenu() ? 'done' : isMissing ? (isDelivery ? 'browse' : 'browsePickup') : 'showMenu';
  return (
    <Button wide variant={isMissing ? 'soft' : 'primary'} onClick={isOnMap ? () => map.show(false) : onClose}>
      {name === undefined ? t(label) : t(hasMenu() ? 'showMenuOf' : 'pickUpAt', { name })}
    </Button>
  );
}

/** Loads places when the sheet opens; terms and slots also after every choice of a place. */
function useFreshTerms(opened: boolean): void {
  const choices = useStore($placeKey);

  useEffect(() => {
    if (!opened) return;
    void loadPlaces();
    void loadMapSettings();
  }, [opened]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms depend on these choices
  useEffect(() => {
    if (opened) void loadDeliveryTerms();
  }, [opened, choices]);
}

/** @returns closes the sheet when the terms of the chosen place have loaded, unless nothing is delivered there */
function useCloseWhenServed(close: () => void): () => void {
  const [isWaiting, setIsWaiting] = useState(false);
  const terms = useStore($deliveryTerms);
  // after the effect that starts a load for a new place
  useEffect(() => {
    const { status, isOutOfZone } = $deliveryTerms.get();
    if (!isWaiting || terms.status === 'pending' || status === 'pending') return;
    setIsWaiting(false);
    if (status === 'success' && !isOutOfZone) close();
  }, [isWaiting, terms, close]);
  return () => setIsWaiting(true);
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { delivery, type OrderType, parseOrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { loadDeliveryTerms } from '#stores/shop/delivery-terms.ts';
import { loadMapLook } from '#stores/shop/map-look.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { hasMenu } from '#stores/shop/menu-fragment.ts';
import { $places, $regionInUse, loadPlaces } from '#stores/shop/places.ts';
import { $coordinates, $orderType, $region, $restaurantId, chooseOrderType, chooseRegion, saveAddress } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import type { SheetWords } from '../words.ts';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DeliveryTerms } from './DeliveryTerms.tsx';
import { TimeChoice } from './TimeChoice.tsx';

const PickupPlace = lazyWithRetry(async () => (await import('./PickupPlace.tsx')).PickupPlace);

export interface FulfillmentSheetProps {
  locale: Locale;
  words: Words;
  opened: boolean;
  onClose: () => void;
}

/** The sheet "where and when"; every choice takes effect immediately. */
export function FulfillmentSheet({ locale, words, opened, onClose }: FulfillmentSheetProps) {
  const t = useMemo(() => translator<SheetWords>(words), [words]);
  const orderType = useStore($orderType);
  useFreshTerms(opened);

  const close = () => {
    saveAddress();
    onClose();
  };

  return (
    <Sheet
      opened={opened}
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button wide onClick={close}>
          {t(hasMenu() ? 'showMenu' : 'done')}
        </Button>
      }
    >
      <Segmented
        legend={t('orderType')}
        options={[
          { value: String(delivery), label: t('delivery') },
          { value: String(pickup), label: t('pickup') },
        ]}
        value={String(orderType)}
        onChange={(value) => takeOrderType(parseOrderType(value))}
      />
      <RegionChoice t={t} />
      {orderType === delivery ? <DeliveryPlace locale={locale} t={t} /> : <PickupPlace locale={locale} t={t} />}
      <DeliveryTerms locale={locale} t={t} />
      <TimeChoice locale={locale} t={t} />
    </Sheet>
  );
}

function takeOrderType(orderType: OrderType): void {
  void changeMenu({ orderType, restaurantId: null }, () => chooseOrderType(orderType));
}

function takeRegion(regionId: Id): void {
  void changeMenu({ regionId, coordinates: null, restaurantId: null }, () => chooseRegion(regionId));
}

/** Loads places when the sheet opens; terms and slots also after every choice of a place. */
function useFreshTerms(opened: boolean): void {
  const orderType = useStore($orderType);
  const coordinates = useStore($coordinates);
  const region = useStore($region);
  const restaurantId = useStore($restaurantId);

  useEffect(() => {
    if (!opened) return;
    void loadPlaces();
    void loadMapLook();
  }, [opened]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms depend on these choices
  useEffect(() => {
    if (opened) void loadDeliveryTerms();
  }, [opened, orderType, coordinates, region, restaurantId]);
}

function RegionChoice({ t }: { t: Translate<SheetWords> }) {
  const { status, regions, restaurants, problem } = useStore($places);
  const region = useStore($regionInUse);
  if (status === 'error')
    return <ProblemState message={problem?.message ?? ''} retryLabel={t('retry')} onRetry={() => void loadPlaces()} />;
  const isServed = (id: Id) => restaurants.some(({ regionId }) => regionId === id);
  const options = regions.map(({ id, name }) => ({
    value: id,
    label: capitalized(isServed(id) ? name : t('soon', { name })),
    disabled: !isServed(id),
  }));
  return (
    <Select
      label={t('region')}
      options={options.sort((a, b) => Number(a.disabled) - Number(b.disabled))}
      value={region}
      onChange={takeRegion}
      disabled={regions.length === 0}
    />
  );
}

/** Capitalizes a region's name as the header and the list of restaurants do by CSS, which does not apply to an `option`. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

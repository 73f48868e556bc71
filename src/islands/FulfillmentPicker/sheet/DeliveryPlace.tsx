import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $checkout, type AddressDraft, setCheckout } from '#stores/shop/checkout.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $mapLook } from '#stores/shop/map-look.ts';
import { $regionInUse, loadDistricts } from '#stores/shop/places.ts';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import type { SheetWords } from '../words.ts';
import { MapToggle } from './MapToggle.tsx';
import { PointChoice } from './PointChoice.tsx';

const AddressMap = lazyWithRetry(async () => (await import('../map/AddressMap.tsx')).AddressMap);
const AddressSearch = lazyWithRetry(async () => (await import('./AddressSearch.tsx')).AddressSearch);
const SavedAddresses = lazyWithRetry(async () => (await import('./SavedAddresses.tsx')).SavedAddresses);
const OutOfZone = lazyWithRetry(async () => (await import('./OutOfZone.tsx')).OutOfZone);
const maxTextLength = 200;
const maxPartLength = 20;

interface DeliveryPlaceProps {
  locale: Locale;
  t: Translate<SheetWords>;
}

/** The delivery's point (pin, own position, search result, district or saved address) and the address details in words. */
export function DeliveryPlace({ locale, t }: DeliveryPlaceProps) {
  const draft = useStore($checkout);
  const region = useStore($regionInUse);
  const { isOutOfZone } = useStore($deliveryTerms);
  const hasSaved = useStore($addresses).length > 0;
  const hasGeocoder = useStore($mapLook)?.hasGeocoder ?? false;
  const field = (name: keyof AddressDraft) => ({ value: draft[name], onChange: (value: string) => setCheckout({ [name]: value }) });

  useEffect(() => {
    if (region !== null) void loadDistricts(region);
  }, [region]);

  return (
    <section className="where-part" aria-label={t('addressPart')}>
      {hasSaved && <SavedAddresses t={t} />}
      {hasGeocoder && <AddressSearch t={t} />}
      <PointChoice t={t} />
      <MapToggle openLabel={t('showMap')} t={t}>
        <AddressMap locale={locale} t={t} />
      </MapToggle>
      {isOutOfZone && <OutOfZone locale={locale} t={t} />}
      <Field
        label={t('address')}
        placeholder={t('addressHint')}
        autoComplete="street-address"
        maxLength={maxTextLength}
        {...field('addressText')}
      />
      <div className="where-three">
        <Field label={t('entrance')} maxLength={maxPartLength} autoComplete="off" {...field('entrance')} />
        <Field label={t('floor')} maxLength={maxPartLength} autoComplete="off" {...field('floor')} />
        <Field label={t('apartment')} maxLength={maxPartLength} autoComplete="off" {...field('apartment')} />
      </div>
    </section>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength: number;
  autoComplete: string;
}

function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field-box">
      <span>{label}</span>
      <input type="text" {...input} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}

import { useState } from 'react';
import type { WireFoundPlace } from '#contract/shop/maps.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { findPlaces } from '#stores/office/new-order.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import '#ui/Select/Select.css';
import { Select } from '#ui/Select/Select.tsx';
import type { HandRestaurant } from './hand-draft.ts';
import styles from './OfficeNewOrder.module.css';
import type { PartProps } from './part-props.ts';

interface PlacePartProps extends PartProps {
  restaurants: readonly HandRestaurant[];
}

/** Where it goes: an address that is found and chosen, or the restaurant that it is fetched from. */
export function PlacePart({ t, draft, restaurants, onChange }: PlacePartProps) {
  const { orderType, place, restaurantId } = draft;
  return (
    <section className={styles['part']}>
      <Segmented
        legend={t('way')}
        options={[
          { value: 'delivery', label: t('delivery') },
          { value: 'pickup', label: t('pickup') },
        ]}
        value={orderType === delivery ? 'delivery' : 'pickup'}
        onChange={(value) => onChange({ orderType: value === 'delivery' ? delivery : pickup, slot: '' })}
      />
      {orderType === pickup ? (
        <Select
          label={t('restaurant')}
          options={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
          value={restaurantId}
          onChange={(id) => onChange({ restaurantId: id, slot: '' })}
        />
      ) : (
        <>
          <AddressSearch t={t} onChoose={(found) => onChange({ place: found, slot: '' })} />
          {place !== null && (
            <>
              <TextField
                label={t('address')}
                maxLength={200}
                autoComplete="off"
                value={place.text}
                onChange={(text) => onChange({ place: { ...place, text } })}
              />
              <div className={styles['row']}>
                {(['entrance', 'floor', 'apartment'] as const).map((field) => (
                  <TextField
                    key={field}
                    label={t(field)}
                    maxLength={20}
                    autoComplete="off"
                    value={place[field]}
                    onChange={(value) => onChange({ place: { ...place, [field]: value } })}
                  />
                ))}
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

interface AddressSearchProps {
  t: PartProps['t'];
  onChoose: (place: NonNullable<PartProps['draft']['place']>) => void;
}

/** Only a place that is chosen counts (decision 130). */
function AddressSearch({ t, onChoose }: AddressSearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly WireFoundPlace[] | null>(null);
  const search = async () => setFound(await findPlaces(text));
  return (
    <>
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim().length > 1) void search();
        }}
      >
        <TextField label={t('searchAddress')} type="search" maxLength={200} autoComplete="off" value={text} onChange={setText} />
        <Button type="submit" variant="soft">
          {t('findAddress')}
        </Button>
      </form>
      {found !== null && found.length === 0 && <p role="status">{t('noPlaces')}</p>}
      {found !== null && found.length > 0 && (
        <fieldset className={styles['choices']} aria-label={t('foundPlaces')}>
          {found.map(({ title, note, text: address, longitude, latitude }) => (
            <Button
              key={`${title}${longitude}`}
              variant="ghost"
              onClick={() => {
                setFound(null);
                onChoose({ text: address ?? text.trim(), longitude, latitude, entrance: '', floor: '', apartment: '' });
              }}
            >
              {[title, note].filter(Boolean).join(', ')}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

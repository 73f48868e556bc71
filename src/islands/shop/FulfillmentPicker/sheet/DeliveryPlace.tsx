import { useStore } from '@nanostores/react';
import { type Dispatch, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { loadAllDistricts } from '#stores/shop/places.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { SheetWords } from '../words.ts';
import {
  firstState,
  type PlaceState,
  type PlaceView,
  reducePlace,
  viewOf,
  whenAsked,
  whenFocused,
  whenReplaced,
  whenTaken,
  whenTyped,
} from './delivery-place.ts';
import type { FoundPlace } from './found-place.ts';
import { type MapState, MapToggle } from './MapToggle.tsx';
import { PlaceField } from './PlaceField.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { takePlace, takePoint } from './take-place.ts';
import { useFoundPlaces } from './use-found-places.ts';

const AddressMap = lazyWithRetry(async () => (await import('../map/AddressMap.tsx')).AddressMap);
const ChosenPoint = lazyWithRetry(async () => (await import('./ChosenPoint.tsx')).ChosenPoint);
const SavedAddresses = lazyWithRetry(async () => (await import('./SavedAddresses.tsx')).SavedAddresses);
const DeliveryPins = lazyWithRetry(async () => (await import('./PickupPlace.tsx')).DeliveryPins);
const OutOfZone = lazyWithRetry(async () => (await import('./OutOfZone.tsx')).OutOfZone);

/** As in the styles: the picture of the map is beside the place. */
const besideMap = '(min-width: 900px)';

interface DeliveryPlaceProps {
  locale: Locale;
  t: Translate<SheetWords>;
  map: MapState;
  /** A saved address was chosen, or Enter was pressed in the last field. */
  onComplete: () => void;
}

/**
 * The delivery's address: a search while no new point is chosen and beside the open map, the point with its details, saved addresses, the
 * map.
 */
export function DeliveryPlace({ locale, t, map, onComplete }: DeliveryPlaceProps) {
  const [state, note] = useReducer(reducePlace, firstState);
  const saved = useStore($addresses);
  const { isOutOfZone } = useStore($deliveryTerms);
  const view = viewOf(state, { point: useStore($coordinates), saved, isOutside: isOutOfZone, isMapOpen: map.isOpen });
  const { step, fresh, hasSearch } = view;

  useEffect(() => void loadAllDistricts(), []);

  // an open map shows the choice first
  const take = (isComplete: boolean) => {
    note(whenTaken(!isComplete || map.isOpen));
    if (isComplete && !map.isOpen) onComplete();
  };
  const addresses = saved.length > 0 && <SavedAddresses locale={locale} t={t} onComplete={() => take(true)} />;
  const chosen = fresh && (
    <ChosenPoint
      key={`${fresh.longitude} ${fresh.latitude}`}
      point={fresh}
      t={t}
      isNew={state.isNew}
      onComplete={onComplete}
      onChange={hasSearch ? undefined : () => note(whenReplaced(fresh))}
      onKeep={step === 'replacing' ? () => note(whenReplaced(null)) : undefined}
    />
  );
  return (
    <section className="where-part" aria-label={t('addressPart')}>
      <AddressLine locale={locale} t={t} state={state} view={view} note={note} onTaken={take}>
        {step === 'replacing' && chosen}
        {addresses}
      </AddressLine>
      {step !== 'replacing' && chosen}
      {step === 'outside' && <OutOfZone locale={locale} t={t} />}
      {!hasSearch && addresses}
      <MapToggle map={map} label={t('showMap')} t={t}>
        <AddressMap locale={locale} t={t} />
      </MapToggle>
    </section>
  );
}

interface AddressLineProps {
  locale: Locale;
  t: Translate<SheetWords>;
  state: PlaceState;
  view: PlaceView;
  /** Called with what something that happens changes. */
  note: Dispatch<Partial<PlaceState>>;
  /** `isComplete`: the place has its details */
  onTaken: (isComplete: boolean) => void;
  /** The saved addresses, which stand before what can be found. */
  children: ReactNode;
}

/** The search for a place with what it finds; on a wide screen the picture of the map has the names and pins in any case. */
function AddressLine({ locale, t, state, view, note, onTaken, children }: AddressLineProps) {
  const { text, isListed, isAsked } = state;
  const hasGeocoder = useStore($mapSettings)?.hasGeocoder ?? false;
  const { places, only, status, isStreet } = useFoundPlaces(text, locale, t);
  const isWide = useMedia(besideMap);
  const isTyped = text.trim() !== '';
  const take = (place: FoundPlace) => takePlace(place, () => onTaken(place.saved !== undefined));
  const takeOnly = () => {
    if (only) take(only);
    else if (isTyped && places.length > 0) note(whenAsked);
  };

  return (
    <>
      {view.hasSearch && (
        <div className="where-search">
          <PlaceField
            t={t}
            label={t('findAddress')}
            placeholder={t(hasGeocoder ? 'findAddress' : 'streetOrDistrict')}
            value={text}
            onChange={(typed) => note(whenTyped(typed))}
            onFocus={() => note(whenFocused)}
            onSubmit={takeOnly}
            isFirst={view.isTypingFirst}
            onLocated={(point) => takePoint(point, () => onTaken(false))}
          />
          <div role="status">
            {isStreet && !isAsked && <p className="where-hint">{t('streetThenDistrict')}</p>}
            {isAsked && <p className="where-asked">{t(isStreet ? 'whichDistrict' : 'whichPlace')}</p>}
            {isTyped && places.length === 0 && status !== 'pending' && status !== 'failed' && (
              <p className="where-hint">{t('searchNothing')}</p>
            )}
          </div>
          {!isTyped && children}
          {status === 'failed' && <ProblemState message={t('searchFailed')} />}
          {places.length > 0 && (isTyped || (isListed && !hasGeocoder)) && (
            <Places key={String(isTyped)} t={t} places={places} isShort={!isTyped} onTake={take} />
          )}
        </div>
      )}
      {isWide && <DeliveryPins t={t} places={view.hasSearch && places} onTake={take} />}
    </>
  );
}

/** How many districts are shown before the button "All districts": on a phone the picture of the map is in view below them. */
const shortLength = 3;

interface PlacesProps {
  t: Translate<SheetWords>;
  places: readonly FoundPlace[];
  /** Only the first places, and a button that shows the others. */
  isShort: boolean;
  onTake: (place: FoundPlace) => void;
}

function Places({ t, places, isShort, onTake }: PlacesProps) {
  const [hasAll, setHasAll] = useState(false);
  const isCut = isShort && !hasAll && places.length > shortLength + 1;
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    setHasAll(true);
    // the button that had the focus goes
    requestAnimationFrame(() => list.current?.children[shortLength]?.querySelector('button')?.focus());
  };
  return (
    <>
      <ul ref={list} className="where-list" aria-label={t('found')}>
        {(isCut ? places.slice(0, shortLength) : places).map((place) => (
          <PlaceRow key={place.key} title={place.title} note={place.note} onChoose={() => onTake(place)} />
        ))}
      </ul>
      {isCut && (
        <button type="button" className="where-link" onClick={showAll}>
          {t('allDistricts', { count: places.length })}
        </button>
      )}
    </>
  );
}

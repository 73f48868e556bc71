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
  whenEntered,
  whenFocused,
  whenMoved,
  whenReplaced,
  whenTaken,
  whenTyped,
} from './delivery-place.ts';
import type { FoundPlace } from './found-place.ts';
import { type MapState, MapToggle } from './MapToggle.tsx';
import { PlaceField } from './PlaceField.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import type { PlaceSearch } from './search-places.ts';
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

  const found = useFoundPlaces(state.text, locale, t);
  // the districts that a street is followed by are in no order
  const likely = hasSearch && state.text.trim() !== '' && !found.isStreet ? found.places[0] : undefined;

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
      <AddressLine t={t} found={found} state={state} view={view} note={note} onTaken={take}>
        {step === 'replacing' && chosen}
        {addresses}
      </AddressLine>
      {step !== 'replacing' && chosen}
      {step === 'outside' && <OutOfZone locale={locale} t={t} />}
      {!hasSearch && addresses}
      <MapToggle map={map} label={t('showMap')} t={t} likely={likely}>
        <AddressMap locale={locale} t={t} />
      </MapToggle>
    </section>
  );
}

interface AddressLineProps {
  t: Translate<SheetWords>;
  found: PlaceSearch;
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
function AddressLine({ t, found, state, view, note, onTaken, children }: AddressLineProps) {
  const { text, isListed, isEntered } = state;
  const hasGeocoder = useStore($mapSettings)?.hasGeocoder ?? false;
  const { places, status, isStreet, hasFailed } = found;
  const isWide = useMedia(besideMap);
  const isTyped = text.trim() !== '';
  const isSettled = status === 'found' || status === 'idle';
  const take = (place: FoundPlace) => takePlace(place, () => onTaken(place.saved !== undefined));

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
            onSubmit={() => note(whenEntered)}
            isFirst={view.isTypingFirst}
            onLocated={(point) => takePoint(point, () => onTaken(false))}
          />
          <div role="status">
            {isTyped && places.length > 0 && <p className="where-hint">{t(isStreet ? 'streetThenDistrict' : 'pickLine')}</p>}
            {isTyped && places.length === 0 && status === 'found' && !hasFailed && <p className="where-hint">{t('searchNothing')}</p>}
          </div>
          {!isTyped && children}
          {(status === 'failed' || (hasFailed && places.length === 0)) && <ProblemState message={t('searchFailed')} />}
          {places.length > 0 && (isTyped || (isListed && !hasGeocoder)) && (
            <Places
              key={String(isTyped)}
              t={t}
              places={places}
              isShort={!isTyped}
              isEntered={isEntered && isSettled}
              onEntered={() => note(whenMoved)}
              onTake={take}
            />
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
  /** Enter was pressed for these places: the first one gets the focus. */
  isEntered: boolean;
  onEntered: () => void;
  onTake: (place: FoundPlace) => void;
}

function Places({ t, places, isShort, isEntered, onEntered, onTake }: PlacesProps) {
  const [hasAll, setHasAll] = useState(false);
  const isCut = isShort && !hasAll && places.length > shortLength + 1;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isEntered) return;
    list.current?.querySelector('button')?.focus();
    onEntered();
  }, [isEntered, onEntered]);
  const showAll = () => {
    setHasAll(true);
    // the button that had the focus goes
    requestAnimationFrame(() => list.current?.children[shortLength]?.querySelector('button')?.focus());
  };
  return (
    <>
      <ul ref={list} className="where-list" aria-label={t('found')}>
        {(isCut ? places.slice(0, shortLength) : places).map((place) => (
          <PlaceRow
            key={place.key}
            title={place.title}
            note={place.isElsewhere ? <Elsewhere t={t} note={place.note} /> : place.note}
            aside={<Terms text={place.terms ?? ''} isServed={place.terms !== t('noDelivery')} />}
            onChoose={() => onTake(place)}
          />
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

/** The place is in another district than the text names. */
function Elsewhere({ t, note }: { t: Translate<SheetWords>; note: string }) {
  return (
    <>
      {note && `${note} · `}
      <em className="where-closed">{t('otherDistrict')}</em>
    </>
  );
}

/** `45 min · from 10,000 UZS`: the fee above the minutes. */
function Terms({ text, isServed }: { text: string; isServed: boolean }) {
  if (text === '') return null;
  if (!isServed) return <em className="where-terms where-closed">{text}</em>;
  const [first = '', fee] = text.split(' · ');
  return (
    <span className="where-terms">
      <b>{fee ?? first}</b>
      {fee !== undefined && <small>{first}</small>}
    </span>
  );
}

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Coordinates, sameCoordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { $mapOpened } from '#stores/shop/map-opened.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { loadAllDistricts } from '#stores/shop/places.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import type { SheetWords } from '../words.ts';
import type { FoundPlace } from './found-place.ts';
import { MapToggle } from './MapToggle.tsx';
import { PlaceField } from './PlaceField.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { takePlace, takePoint } from './take-place.ts';
import { useFoundPlaces } from './use-found-places.ts';

const AddressMap = lazyWithRetry(async () => (await import('../map/AddressMap.tsx')).AddressMap);
const ChosenPoint = lazyWithRetry(async () => (await import('./ChosenPoint.tsx')).ChosenPoint);
const SavedAddresses = lazyWithRetry(async () => (await import('./SavedAddresses.tsx')).SavedAddresses);
const DeliveryPins = lazyWithRetry(async () => (await import('./PickupPlace.tsx')).DeliveryPins);
const OutOfZone = lazyWithRetry(async () => (await import('./OutOfZone.tsx')).OutOfZone);

interface DeliveryPlaceProps {
  locale: Locale;
  t: Translate<SheetWords>;
  /** A saved address was chosen, or Enter was pressed in the last field. */
  onComplete: () => void;
}

/**
 * The delivery's address: a search while no new point is chosen and beside the open map, the point with its details, saved addresses, the
 * map.
 */
export function DeliveryPlace({ locale, t, onComplete }: DeliveryPlaceProps) {
  const coordinates = useStore($coordinates);
  const addresses = useStore($addresses);
  const { isOutOfZone } = useStore($deliveryTerms);
  const [isNew, setIsNew] = useState(false);
  const [replaced, setReplaced] = useState<Coordinates>();
  const isSaved = coordinates && addresses.some((address) => sameCoordinates(address, coordinates));
  const fresh = isSaved ? null : coordinates;
  const isMapOpen = useStore($mapOpened);
  const begin = () => setIsNew(true);
  // an open map shows the choice first
  const complete = isMapOpen ? begin : onComplete;
  const isReplacing = replaced === fresh;
  const hasSearch = fresh === null || isReplacing || isMapOpen;

  useEffect(() => void loadAllDistricts(), []);

  const saved = addresses.length > 0 && <SavedAddresses locale={locale} t={t} onComplete={complete} />;
  const chosen = fresh && (
    <ChosenPoint
      key={`${fresh.longitude} ${fresh.latitude}`}
      point={fresh}
      t={t}
      isNew={isNew}
      onComplete={onComplete}
      onChange={hasSearch ? undefined : () => setReplaced(fresh)}
      onKeep={isReplacing ? () => setReplaced(undefined) : undefined}
    />
  );
  return (
    <section className="where-part" aria-label={t('addressPart')}>
      <AddressLine
        locale={locale}
        t={t}
        isShown={hasSearch}
        isFirst={isReplacing || (coordinates === null && addresses.length === 0)}
        onTaken={begin}
        onComplete={complete}
      >
        {isReplacing && chosen}
        {saved}
      </AddressLine>
      {!isReplacing && chosen}
      {!isReplacing && isOutOfZone && <OutOfZone locale={locale} t={t} />}
      {!hasSearch && saved}
      <MapToggle label={t('showMap')} t={t}>
        <AddressMap locale={locale} t={t} />
      </MapToggle>
    </section>
  );
}

interface AddressLineProps {
  locale: Locale;
  t: Translate<SheetWords>;
  /** A place can be searched; on a desktop the picture of the map has its names and pins in any case. */
  isShown: boolean;
  /** The visitor has to type: there is no address to choose from yet, or the point is replaced. */
  isFirst: boolean;
  onTaken: () => void;
  onComplete: () => void;
  /** The saved addresses, which stand before what can be found. */
  children: ReactNode;
}

function AddressLine({ locale, t, isShown, isFirst, onTaken, onComplete, children }: AddressLineProps) {
  const hasGeocoder = useStore($mapSettings)?.hasGeocoder ?? false;
  const [text, setText] = useState('');
  const [isActive, setIsActive] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { places, only, status, isStreet } = useFoundPlaces(text, locale, t);
  const isTyped = text.trim() !== '';
  const change = (typed: string) => {
    setText(typed);
    setIsAsked(false);
  };
  const taken = (then: () => void) => () => {
    change('');
    setIsActive(false);
    then();
  };
  const take = (place: FoundPlace) => takePlace(place, taken(place.saved ? onComplete : onTaken));
  const takeOnly = () => (only ? take(only) : setIsAsked(isTyped && places.length > 0));

  return (
    <>
      {isShown && (
        <div className="where-search">
          <PlaceField
            t={t}
            label={t('findAddress')}
            placeholder={t(hasGeocoder ? 'findAddress' : 'streetOrDistrict')}
            value={text}
            onChange={change}
            onFocus={() => setIsActive(true)}
            onSubmit={takeOnly}
            isFirst={isFirst}
            onLocated={(point) => takePoint(point, taken(onTaken))}
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
          {places.length > 0 && (isTyped || (isActive && !hasGeocoder)) && (
            <Places key={String(isTyped)} t={t} places={places} isShort={!isTyped} onTake={take} />
          )}
        </div>
      )}
      {innerWidth > 899 && <DeliveryPins t={t} places={isShown && places} onTake={take} />}
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

import { type SubmitEvent, useId, useState } from 'react';
import type { WireFoundPlace } from '#contract/shop/geocode.ts';
import { minimumSearchLength } from '#domain/menu/minimum-search-length.ts';
import type { Translate } from '#domain/words.ts';
import { findPlaces } from '#stores/shop/address-search.ts';
import { setCheckout } from '#stores/shop/checkout.ts';
import { changeMenu } from '#stores/shop/menu-change.ts';
import { choosePoint } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import type { SheetWords } from '../words.ts';

type Outcome =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | { readonly status: 'found'; readonly places: readonly WireFoundPlace[] };

/** Search by address: a result sets the point and the text. */
export function AddressSearch({ t }: { t: Translate<SheetWords> }) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  const input = useId();

  const search = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim().length < minimumSearchLength) return;
    setOutcome({ status: 'pending' });
    const result = await findPlaces(text);
    setOutcome(result.ok ? { status: 'found', places: result.value } : { status: 'failed' });
  };
  const take = (place: WireFoundPlace) => {
    void changeMenu({ coordinates: place, restaurantId: null }, () => {
      choosePoint(place);
      setCheckout({ addressText: place.text });
    });
    setOutcome({ status: 'idle' });
  };

  return (
    <>
      <form className="where-point" onSubmit={(event) => void search(event)}>
        <label className="field-box" htmlFor={input}>
          <span>{t('address')}</span>
          <input
            id={input}
            type="search"
            value={text}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <Button variant="soft" type="submit" loading={outcome.status === 'pending'}>
          {t('search')}
        </Button>
      </form>
      <div role="status" className="where-found">
        {outcome.status === 'found' && outcome.places.length === 0 && <p className="where-hint">{t('searchNothing')}</p>}
        {outcome.status === 'found' &&
          outcome.places.map((place) => (
            <Button key={`${place.longitude} ${place.latitude} ${place.text}`} variant="ghost" wide onClick={() => take(place)}>
              <span className="where-offer">{place.text}</span>
            </Button>
          ))}
      </div>
      {outcome.status === 'failed' && <ProblemState message={t('searchFailed')} />}
    </>
  );
}

import { useState } from 'react';
import type { Id } from '#domain/id.ts';
import { distanceMeters } from '#domain/place/distance.ts';
import type { Restaurant } from '#domain/place/restaurant.ts';
import type { Translate } from '#domain/words.ts';
import { noteVisitorLocation } from '#stores/shop/visitor-location.ts';
import { Icon } from '#ui/Icon/Icon.tsx';

interface NearestProps {
  t: Translate<'restaurant-map'>;
  restaurants: readonly Restaurant[];
  onFound: (id: Id) => void;
}

/** The button that finds the visitor and shows the restaurant nearest in a straight line. */
export function Nearest({ t, restaurants, onFound }: NearestProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const find = async () => {
    setState('pending');
    const found = await import('#ui/locate.ts').then(
      ({ locate }) => locate(),
      () => null,
    );
    setState(found?.ok ? 'idle' : 'failed');
    if (!found?.ok) return;
    const point = found.value;
    noteVisitorLocation(point);
    const [nearest] = restaurants.toSorted((a, b) => distanceMeters(point, a) - distanceMeters(point, b));
    if (nearest) onFound(nearest.id);
  };
  return (
    <div className="map-corner">
      <button type="button" aria-busy={state === 'pending' || undefined} onClick={() => void find()}>
        <Icon name="locate" sizePx={18} />
        {t('nearest')}
      </button>
      {state === 'failed' && <p role="alert">{t('locateFailed')}</p>}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { type Coordinates, defaultMapCenter } from '#domain/place/coordinates.ts';
import type { Say } from '#domain/words.ts';
import { $coordinates } from '#stores/choices.ts';
import { $districts, $places, $regionInUse } from '#stores/places.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { MapFrame } from '#ui/Map/MapFrame.tsx';
import type { MapProps } from '#ui/Map/map-props.ts';

/** How the shop's maps look. */
export interface MapLook {
  /** null: the built-in style */
  styleUrl: string | null;
  marker: string;
}

interface SheetMapProps extends Pick<MapProps, 'points' | 'fitsPoints' | 'selected' | 'onSelect' | 'zones' | 'pin' | 'onPin'> {
  look: MapLook;
  openLabel: string;
  hint?: string;
  say: Say;
}

const cityZoom = 10.3;
const pinZoom = 13.5;

/** A button that opens a map of the region below it; until it is pressed no byte of a map is fetched. */
export function SheetMap({ look, openLabel, hint, say, ...map }: SheetMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const point = useStore($coordinates);
  const center = useRegionCenter();
  const districts = useStore($districts);
  const labels = useMemo(() => districts.map((district) => ({ ...district, kind: 'district' as const })), [districts]);
  const texts = useMemo(
    () => ({
      title: openLabel,
      zoomIn: say('zoomIn'),
      zoomOut: say('zoomOut'),
      close: say('close'),
      pin: say('mapPin'),
      cluster: (count: number) => say('cluster', { count }),
    }),
    [openLabel, say],
  );
  const frameTexts = { loading: say('mapLoading'), failed: say('mapFailed'), fallback: say('mapFallback'), retry: say('retry') };
  return (
    <>
      <Button variant="soft" wide aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="pin" sizePx={20} />
        {isOpen ? say('hideMap') : openLabel}
      </Button>
      {isOpen && (
        <div className="where-map">
          <MapFrame
            {...map}
            {...look}
            texts={texts}
            frameTexts={frameTexts}
            center={point ?? center}
            zoom={point === null ? cityZoom : pinZoom}
            labels={labels}
          />
        </div>
      )}
      {isOpen && hint !== undefined && <p className="where-hint">{hint}</p>}
    </>
  );
}

function useRegionCenter(): Coordinates {
  const { regions } = useStore($places);
  const regionId = useStore($regionInUse);
  return regions.find(({ id }) => id === regionId) ?? defaultMapCenter;
}

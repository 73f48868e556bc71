import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { type Coordinates, defaultMapCenter } from '#domain/place/coordinates.ts';
import { hasCenter } from '#domain/place/region.ts';
import type { Translate } from '#domain/words.ts';
import { $mapSettings } from '#stores/shop/map-settings.ts';
import { $districts, $places, $regionInUse } from '#stores/shop/places.ts';
import { $coordinates } from '#stores/shop/preferences.ts';
import { MapFrame } from '#ui/Map/MapFrame.tsx';
import type { MapProps } from '#ui/Map/map-props.ts';
import type { MapWords } from '../words.ts';

interface SheetMapProps extends Pick<MapProps, 'points' | 'fitsPoints' | 'selected' | 'onSelect' | 'zones' | 'onPin' | 'onException'> {
  title: string;
  t: Translate<MapWords>;
  legend?: ReactNode;
}

const cityZoom = 10.3;
const pinZoom = 13.5;
/** The built-in style has only the main streets: districts and landmarks around the pin say where it is. */
const builtInPinZoom = 10.5;

/** The sheet's map, showing the region in use or the area around the chosen point; a pin that can be moved begins at its center. */
export function SheetMap({ title, t, onPin, ...map }: SheetMapProps) {
  const settings = useStore($mapSettings);
  const point = useStore($coordinates);
  const center = useRegionCenter();
  const districts = useStore($districts);
  const labels = useMemo(() => districts.map((district) => ({ ...district, kind: 'district' as const })), [districts]);
  const texts = useMemo(
    () => ({
      title,
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      close: t('close'),
      pin: t('mapPin'),
      cluster: (count: number) => t('cluster', { count }),
    }),
    [title, t],
  );
  if (settings === null) return null;
  return (
    <div className="where-map">
      <MapFrame
        {...map}
        styleUrl={settings.styleUrl}
        marker={settings.marker}
        texts={texts}
        frameTexts={{
          loading: t('mapLoading'),
          failed: t('mapFailed'),
          fallback: t('mapFallback'),
          retry: t('retry'),
        }}
        {...(onPin && { onPin, pin: point ?? center })}
        center={point ?? center}
        zoom={point === null ? cityZoom : pinZoom}
        builtInZoom={point === null ? cityZoom : builtInPinZoom}
        labels={labels}
        words={t}
      />
    </div>
  );
}

function useRegionCenter(): Coordinates {
  const { regions } = useStore($places);
  const regionId = useStore($regionInUse);
  return regions.filter(hasCenter).find(({ id }) => id === regionId) ?? defaultMapCenter;
}

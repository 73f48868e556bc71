import type { Translate } from '#domain/words.ts';
import { MapFrame } from './MapFrame.tsx';
import type { MapProps } from './map-props.ts';

interface OfficeMapProps extends Omit<MapProps, 'texts'> {
  t: Translate<'office-places'>;
  title: string;
  /** Shown without a map: where to find the same content. */
  failed: string;
  /** The name of the pin. */
  pinName: string;
}

/** A map of the back office. */
export function OfficeMap({ t, title, failed, pinName, ...map }: OfficeMapProps) {
  const texts = { title, zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), close: t('mapClose'), pin: pinName, cluster: String };
  const frameTexts = { failed, loading: t('mapLoading'), fallback: t('mapFallback'), simple: t('mapSimple'), retry: t('retry') };
  return <MapFrame {...map} texts={texts} frameTexts={frameTexts} />;
}

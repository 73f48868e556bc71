import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { PageMarks } from '#domain/page-marks.ts';
import { MapException, mapTimeoutMs } from '#map/map-exception.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Button } from '../Button/Button.tsx';
import { loadStyles } from '../load-styles.ts';
import css from './MapFrame.css?inline';
import type { MapProps } from './map-props.ts';

adoptStyles(css);

interface MapFrameTexts {
  readonly loading: string;
  /** Shown without a map: where to find the same content. */
  readonly failed: string;
  /** Shown when the style failed and the built-in one replaces it. */
  readonly fallback: string;
  /** Shown where the built-in style is the only one, unless the page says it: a map without streets and buildings. */
  readonly simple?: string;
  readonly retry: string;
}

interface MapFrameProps extends MapProps {
  readonly frameTexts: MapFrameTexts;
  /** What the colors of the zones mean, while some of them are in view. */
  readonly legend?: ReactNode;
  /** Over the upper edge, opposite the zoom buttons. */
  readonly corner?: ReactNode;
}

/** The frame of a map whose words have not loaded yet. */
export function MapPending({ text }: { readonly text: string }) {
  return (
    <div className="map-frame" data-map="pending">
      <Loading text={text} />
    </div>
  );
}

function Loading({ text }: { readonly text: string }) {
  return (
    <p className="map-loading">
      <span>{text}</span>
    </p>
  );
}

type MapState = PageMarks['data-map'];

/**
 * A map that loads its script when it is mounted in a browser and shows the state: pending, loading, loaded, error (R-MAP-5).
 * A script that loads after the timeout is still used.
 */
export function MapFrame({ frameTexts, legend, corner, ...props }: MapFrameProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [hasZones, setHasZones] = useState(true);
  const [raised, setRaised] = useState<MapException | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { Canvas, problem, isAsked } = useCanvas(attempt);
  const exception = raised ?? problem;
  const note = exception ? frameTexts.fallback : props.styleUrl === null && frameTexts.simple;
  const state: MapState = !isAsked ? 'pending' : exception?.fatal ? 'error' : isLoaded ? 'loaded' : 'loading';

  const raise = (problem: MapException) => {
    setRaised(problem);
    props.onException?.(problem);
  };
  const load = () => {
    setIsLoaded(true);
    props.onLoaded?.();
  };
  const retry = () => {
    setRaised(null);
    setIsLoaded(false);
    setAttempt(attempt + 1);
  };

  return (
    <div className="map-frame" data-map={state} data-exception={exception?.data.reason}>
      {Canvas !== null && state !== 'error' && (
        <Canvas key={attempt} {...props} onException={raise} onLoaded={load} onZonesInView={setHasZones} />
      )}
      {(state === 'pending' || state === 'loading') && <Loading text={frameTexts.loading} />}
      {state === 'error' && (
        <div className="map-failed" role="status">
          <p>{frameTexts.failed}</p>
          <Button variant="soft" onClick={retry}>
            {frameTexts.retry}
          </Button>
        </div>
      )}
      {state === 'loaded' && corner}
      {state === 'loaded' && (
        <div className="map-notes">
          {hasZones && legend}
          {note && <p role={exception ? 'status' : undefined}>{note}</p>}
        </div>
      )}
    </div>
  );
}

/** Loads the map's code, only in the browser; returns a problem when loading fails or takes too long. */
function useCanvas(attempt: number) {
  const [Canvas, setCanvas] = useState<ComponentType<MapProps> | null>(null);
  const [problem, setProblem] = useState<MapException | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again
  useEffect(() => {
    let isMounted = true;
    setProblem(null);
    setIsAsked(true);
    const timer = setTimeout(() => setProblem(new MapException('script')), mapTimeoutMs);
    Promise.all([import('./MapCanvas.tsx'), loadStyles(mapLibreStyles)])
      .then(([{ MapCanvas }]) => {
        if (!isMounted) return;
        setProblem(null);
        setCanvas(() => MapCanvas);
      })
      .catch((cause: unknown) => isMounted && setProblem(new MapException('script', { cause })))
      .finally(() => clearTimeout(timer));
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [attempt]);
  return { Canvas, problem, isAsked };
}

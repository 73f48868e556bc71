import mapLibreStyles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { loadStyles } from '../load-styles.ts';
import styles from './MapFrame.module.css';
import { MapException, mapTimeoutMs } from './map-exception.ts';
import type { MapProps } from './map-props.ts';

export interface MapFrameTexts {
  readonly loading: string;
  /** No map: where the same is found instead. */
  readonly failed: string;
  /** The map is there, in the built-in style. */
  readonly fallback: string;
  readonly retry: string;
}

interface MapFrameProps extends MapProps {
  readonly frameTexts: MapFrameTexts;
}

type MapState = 'pending' | 'loading' | 'loaded' | 'error';

/**
 * A map that loads its script when it is mounted in a browser and shows how that goes: pending, loading, loaded, error (specification §4).
 * A script that comes late is still shown.
 */
export function MapFrame({ frameTexts, ...props }: MapFrameProps) {
  const [state, setState] = useState<MapState>('pending');
  const [exception, setException] = useState<MapException | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { Canvas, problem } = useCanvas(attempt);
  const { onLoaded, onException } = props;

  const raise = (raised: MapException) => {
    setException(raised);
    if (raised.fatal) setState('error');
    onException?.(raised);
  };
  const retry = () => {
    setException(null);
    setAttempt(attempt + 1);
  };

  useEffect(() => {
    setState(Canvas === null && problem !== null ? 'error' : 'loading');
  }, [Canvas, problem]);

  const isBroken = state === 'error';
  return (
    <div className={styles['frame']} data-map={state} data-exception={(exception ?? problem)?.data.reason}>
      {Canvas !== null && !(exception?.fatal ?? false) && (
        <Canvas
          {...props}
          onException={raise}
          onLoaded={() => {
            setState('loaded');
            onLoaded?.();
          }}
        />
      )}
      {(state === 'pending' || state === 'loading') && (
        <p className={styles['loading']}>
          <span>{frameTexts.loading}</span>
        </p>
      )}
      {isBroken && (
        <div className={styles['failed']} role="status">
          <p>{frameTexts.failed}</p>
          <Button variant="soft" onClick={retry}>
            {frameTexts.retry}
          </Button>
        </div>
      )}
      {!isBroken && exception !== null && (
        <p className={styles['fallback']} role="status">
          {frameTexts.fallback}
        </p>
      )}
    </div>
  );
}

/** The map's own code, asked for in the browser alone; a problem when it fails or lets wait for too long. */
function useCanvas(attempt: number) {
  const [Canvas, setCanvas] = useState<ComponentType<MapProps> | null>(null);
  const [problem, setProblem] = useState<MapException | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isHere = true;
    setProblem(null);
    const timer = setTimeout(() => setProblem(new MapException('script')), mapTimeoutMs);
    Promise.all([import('./MapCanvas.tsx'), loadStyles(mapLibreStyles)])
      .then(([{ MapCanvas }]) => {
        if (!isHere) return;
        setProblem(null);
        setCanvas(() => MapCanvas);
      })
      .catch((cause: unknown) => isHere && setProblem(new MapException('script', { cause })))
      .finally(() => clearTimeout(timer));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [attempt]);
  return { Canvas, problem };
}

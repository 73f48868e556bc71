import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type Box, type Clusters, clusterPoints, type Entry, isCluster } from './clusters.ts';

/** So many points are clustered in a few milliseconds; more would hold the page up. */
const mostAtOnce = 2_000;

/** `Clusters` that may be reckoned elsewhere. */
export interface ClustersApart {
  at(box: Box, zoom: number): Promise<readonly Entry[]>;
  expansionZoom(clusterId: number): Promise<number>;
  members(clusterId: number): Promise<readonly Id[]>;
  end(): void;
}

/** What a worker is asked; points are told by their place in the list. */
export type ClusterTask =
  | { readonly longitudes: Float64Array; readonly latitudes: Float64Array }
  | { readonly ask: 'at'; readonly number: number; readonly given: readonly [Box, number] }
  | { readonly ask: 'expansionZoom' | 'members'; readonly number: number; readonly given: readonly [number] };

export interface ClusterAnswer {
  readonly number: number;
  readonly value: unknown;
}

type Points = readonly (Coordinates & { readonly id: Id })[];

/** Few points are clustered at once, many by a worker, so that the page goes on. */
export function clusterApart(points: Points): ClustersApart {
  return points.length <= mostAtOnce ? here(clusterPoints(points)) : inWorker(points);
}

function here(clusters: Clusters): ClustersApart {
  return {
    at: async (box, zoom) => clusters.at(box, zoom),
    expansionZoom: async (clusterId) => clusters.expansionZoom(clusterId),
    members: async (clusterId) => clusters.members(clusterId),
    end: () => {},
  };
}

function inWorker(points: Points): ClustersApart {
  const worker = new Worker(new URL('./cluster-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (value: unknown) => void>();
  let asked = 0;
  worker.onmessage = ({ data: { number, value } }: MessageEvent<ClusterAnswer>) => {
    waiting.get(number)?.(value);
    waiting.delete(number);
  };
  const tell = (task: ClusterTask) => worker.postMessage(task);
  const nextAnswer = () => {
    asked += 1;
    return new Promise<unknown>((resolve) => waiting.set(asked, resolve));
  };
  const named = (place: Id) => points[Number(place)]?.id ?? place;

  tell({
    longitudes: Float64Array.from(points, ({ longitude }) => longitude),
    latitudes: Float64Array.from(points, ({ latitude }) => latitude),
  });
  return {
    async at(box, zoom) {
      const answer = nextAnswer();
      tell({ ask: 'at', number: asked, given: [box, zoom] });
      return ((await answer) as Entry[]).map((entry) =>
        isCluster(entry) ? entry : { ...entry, properties: { id: named(entry.properties.id) } },
      );
    },
    async expansionZoom(clusterId) {
      const answer = nextAnswer();
      tell({ ask: 'expansionZoom', number: asked, given: [clusterId] });
      return (await answer) as number;
    },
    async members(clusterId) {
      const answer = nextAnswer();
      tell({ ask: 'members', number: asked, given: [clusterId] });
      return ((await answer) as Id[]).map(named);
    },
    end: () => worker.terminate(),
  };
}

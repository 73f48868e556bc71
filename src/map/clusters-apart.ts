import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { type Box, type Clusters, clusterPoints, type Entry, isCluster } from './clusters.ts';

/** Up to this number, clustering takes a few milliseconds; more points would block the page. */
const mostAtOnce = 2_000;

/** `Clusters` that may be computed in a worker. */
export interface ClustersApart {
  at(box: Box, zoom: number): Promise<readonly Entry[]>;
  expansionZoom(clusterId: number): Promise<number>;
  members(clusterId: number): Promise<readonly Id[]>;
  end(): void;
}

/** A request to the worker; points are identified by their index. */
export type ClusterTask =
  | { readonly longitudes: Float64Array; readonly latitudes: Float64Array }
  | { readonly sendRequest: 'at'; readonly number: number; readonly given: readonly [Box, number] }
  | { readonly sendRequest: 'expansionZoom' | 'members'; readonly number: number; readonly given: readonly [number] };

export interface ClusterResponse {
  readonly number: number;
  readonly value: unknown;
}

type Points = readonly (Coordinates & { readonly id: Id })[];

/** Clusters few points synchronously and many in a worker, so that the page is not blocked. */
export function clusterApart(points: Points): ClustersApart {
  return points.length <= mostAtOnce ? inThisThread(clusterPoints(points)) : inWorker(points);
}

function inThisThread(clusters: Clusters): ClustersApart {
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
  let requested = 0;
  worker.onmessage = ({ data: { number, value } }: MessageEvent<ClusterResponse>) => {
    waiting.get(number)?.(value);
    waiting.delete(number);
  };
  const notify = (task: ClusterTask) => worker.postMessage(task);
  const nextResponse = () => {
    requested += 1;
    return new Promise<unknown>((resolve) => waiting.set(requested, resolve));
  };
  const named = (place: Id) => points[Number(place)]?.id ?? place;

  notify({
    longitudes: Float64Array.from(points, ({ longitude }) => longitude),
    latitudes: Float64Array.from(points, ({ latitude }) => latitude),
  });
  return {
    async at(box, zoom) {
      const response = nextResponse();
      notify({ sendRequest: 'at', number: requested, given: [box, zoom] });
      return ((await response) as Entry[]).map((entry) =>
        isCluster(entry) ? entry : { ...entry, properties: { id: named(entry.properties.id) } },
      );
    },
    async expansionZoom(clusterId) {
      const response = nextResponse();
      notify({ sendRequest: 'expansionZoom', number: requested, given: [clusterId] });
      return (await response) as number;
    },
    async members(clusterId) {
      const response = nextResponse();
      notify({ sendRequest: 'members', number: requested, given: [clusterId] });
      return ((await response) as Id[]).map(named);
    },
    end: () => worker.terminate(),
  };
}

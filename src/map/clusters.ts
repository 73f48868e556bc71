import Supercluster from 'supercluster';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';

/** The minimum distance of two markers before they merge (R-MAP-2). */
export const clusterRadiusPx = 64;

/** MapLibre's tiles are 512 px wide, so with this extent supercluster's radius is in screen pixels. */
const extentPx = 512;
/** Beyond this zoom no restaurants are clustered. */
const maxZoom = 16;

interface Named {
  readonly id: Id;
}

/** A cluster or a single point, in supercluster's own format to avoid a conversion per view. */
export type Entry = ReturnType<Supercluster<Named>['getClusters']>[number];

export type Cluster = Extract<Entry, { properties: { cluster: true } }>;

/** West, south, east, north. */
export type Box = [number, number, number, number];

export interface Clusters {
  /** The clusters and points in the box at a whole zoom level. */
  at(box: Box, zoom: number): readonly Entry[];
  /** The zoom at which the cluster splits. */
  expansionZoom(clusterId: number): number;
  /** All points of a cluster. */
  members(clusterId: number): readonly Id[];
}

/** Clusters of points, 64 px on screen (R-MAP-2). */
export function clusterPoints(points: readonly (Coordinates & Named)[]): Clusters {
  const index = new Supercluster<Named>({ radius: clusterRadiusPx, extent: extentPx, maxZoom });
  index.load(points.map(toFeature));
  return {
    at: (box, zoom) => index.getClusters(box, zoom),
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
    members: (clusterId) => index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id),
  };
}

export function isCluster(entry: Entry): entry is Cluster {
  return 'cluster' in entry.properties;
}

function toFeature({ id, longitude, latitude }: Coordinates & Named) {
  return { type: 'Feature' as const, properties: { id }, geometry: { type: 'Point' as const, coordinates: [longitude, latitude] } };
}

import Supercluster from 'supercluster';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';

/** How near two markers may come before they merge (specification §9). */
const gridSizePx = 64;

/** Tiles of MapLibre are 512 px wide, so supercluster's radius counts in real pixels with this extent. */
const extentPx = 512;
/** Beyond this zoom every restaurant stands alone. */
const maxZoom = 16;

interface Named {
  readonly id: Id;
}

/** As supercluster gives it out, so that a view costs nothing besides: a cluster or a point that stands alone. */
export type Entry = ReturnType<Supercluster<Named>['getClusters']>[number];

export type Cluster = Extract<Entry, { properties: { cluster: true } }>;

/** West, south, east, north. */
export type Box = [number, number, number, number];

export interface Clusters {
  /** What stands in the box at a whole zoom level. */
  at(box: Box, zoom: number): readonly Entry[];
  /** The zoom at which the cluster falls apart. */
  expansionZoom(clusterId: number): number;
  /** All points of a cluster. */
  members(clusterId: number): readonly Id[];
}

/** Clusters of points, 64 px on screen (specification §2). */
export function clusterPoints(points: readonly (Coordinates & Named)[]): Clusters {
  const index = new Supercluster<Named>({ radius: gridSizePx, extent: extentPx, maxZoom });
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

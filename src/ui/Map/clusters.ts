import Supercluster from 'supercluster';
import type { Id } from '#domain/id.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';

/** How near two markers may come before they merge (specification §9). */
const gridSizePx = 64;

/** Tiles of MapLibre are 512 px wide, so supercluster's radius counts in real pixels with this extent. */
const extentPx = 512;
/** Beyond this zoom every restaurant stands alone. */
const maxZoom = 16;

export interface Cluster extends Coordinates {
  readonly kind: 'cluster';
  readonly clusterId: number;
  readonly count: number;
}

export interface SinglePoint extends Coordinates {
  readonly kind: 'point';
  readonly id: Id;
}

/** West, south, east, north. */
export type Box = [number, number, number, number];

export interface Clusters {
  /** What stands in the box at a whole zoom level. */
  at(box: Box, zoom: number): readonly (Cluster | SinglePoint)[];
  /** The zoom at which the cluster falls apart. */
  expansionZoom(clusterId: number): number;
  /** All points of a cluster. */
  members(clusterId: number): readonly Id[];
}

/** Clusters of points, 64 px on screen (specification §2). */
export function clusterPoints(points: readonly (Coordinates & { readonly id: Id })[]): Clusters {
  const index = new Supercluster<SinglePoint>({ radius: gridSizePx, extent: extentPx, maxZoom });
  index.load(points.map(({ id, longitude, latitude }) => toFeature({ kind: 'point', id, longitude, latitude })));
  return {
    at: (box, zoom) => index.getClusters(box, zoom).map(toEntry),
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
    members: (clusterId) => index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id),
  };
}

type Found = ReturnType<Supercluster<SinglePoint>['getClusters']>[number];

/** A single point is the same each time it is found. */
function toEntry({ properties, geometry }: Found): Cluster | SinglePoint {
  if (!('cluster_id' in properties)) return properties;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return { kind: 'cluster', clusterId: properties.cluster_id, count: properties.point_count, longitude, latitude };
}

function toFeature(properties: SinglePoint) {
  const { longitude, latitude } = properties;
  return { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: [longitude, latitude] } };
}

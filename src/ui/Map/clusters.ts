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

export interface Clusters {
  /** What stands in the box [west, south, east, north] at a whole zoom level. */
  at(box: [number, number, number, number], zoom: number): readonly (Cluster | SinglePoint)[];
  /** The zoom at which the cluster falls apart. */
  expansionZoom(clusterId: number): number;
  /** All points of a cluster. */
  members(clusterId: number): readonly Id[];
}

/** Clusters of points, 64 px on screen (specification §2). */
export function clusterPoints(points: readonly (Coordinates & { readonly id: Id })[]): Clusters {
  const index = new Supercluster<{ id: Id }>({ radius: gridSizePx, extent: extentPx, maxZoom });
  index.load(points.map(({ id, longitude, latitude }) => toFeature(id, longitude, latitude)));
  return {
    at: (box, zoom) =>
      index.getClusters(box, zoom).map(({ properties, geometry }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        if ('cluster' in properties && properties.cluster) {
          return { kind: 'cluster', clusterId: properties.cluster_id, count: properties.point_count, longitude, latitude };
        }
        return { kind: 'point', id: (properties as { id: Id }).id, longitude, latitude };
      }),
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
    members: (clusterId) => index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id),
  };
}

function toFeature(id: Id, longitude: number, latitude: number) {
  return { type: 'Feature' as const, properties: { id }, geometry: { type: 'Point' as const, coordinates: [longitude, latitude] } };
}

import Supercluster from 'supercluster';
import { expect, test } from 'vitest';
import { clusterPoints, isCluster } from './clusters.ts';

const world: [number, number, number, number] = [-180, -85, 180, 85];

/** A reproducible sequence of random numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Two points on one parallel, the given number of pixels apart on MapLibre's screen at a zoom. */
function pair(pixels: number, zoom: number) {
  const degrees = (pixels * 360) / (512 * 2 ** zoom);
  return [
    { id: 'a', longitude: 69.27979, latitude: 41.311184 },
    { id: 'b', longitude: 69.27979 + degrees, latitude: 41.311184 },
  ];
}

test('10,000 random points form the same clusters as in supercluster itself', () => {
  const roll = random(7);
  const points = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    longitude: 55 + roll() * 20,
    latitude: 36 + roll() * 10,
  }));
  const own = new Supercluster({ radius: 64, extent: 512, maxZoom: 16 }).load(
    points.map(({ id, longitude, latitude }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  const clusters = clusterPoints(points);
  for (const zoom of [0, 4, 6, 9, 12, 16, 18]) {
    const found = clusters.at(world, zoom);
    expect(found).toEqual(own.getClusters(world, zoom));
    expect(found.reduce((sum, entry) => sum + (isCluster(entry) ? entry.properties.point_count : 1), 0)).toBe(10_000);
  }
});

test.each([5, 10, 14])('at zoom %i points 63 px apart merge, 65 px apart do not', (zoom) => {
  expect(clusterPoints(pair(63, zoom)).at(world, zoom)).toMatchObject([{ properties: { cluster: true, point_count: 2 } }]);
  expect(clusterPoints(pair(65, zoom)).at(world, zoom)).toMatchObject([{ properties: { id: 'a' } }, { properties: { id: 'b' } }]);
});

test('a cluster splits at its expansion zoom, into all its members', () => {
  const clusters = clusterPoints(pair(40, 10));
  const [cluster] = clusters.at(world, 10);
  if (cluster === undefined || !isCluster(cluster)) throw new Error('no cluster');
  const { cluster_id: clusterId } = cluster.properties;
  expect([...clusters.members(clusterId)].sort()).toEqual(['a', 'b']);
  const zoom = clusters.expansionZoom(clusterId);
  expect(clusters.at(world, zoom - 1)).toHaveLength(1);
  expect(clusters.at(world, zoom)).toHaveLength(2);
});

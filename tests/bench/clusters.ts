import Supercluster from 'supercluster';
import { clusterPoints } from '#map/clusters.ts';
import { scatteredPoints } from '../support/builders/scattered-points.ts';
import type { Row } from '../support/load/measured.ts';
import { median } from '../support/load/numbers.ts';

const count = 10_000;
const runs = 25;
const most = 1.1;
const options = { radius: 64, extent: 512, maxZoom: 16 };
/** what a desktop map shows at each zoom, with the margin of `draw-markers.ts` */
const views = Array.from({ length: 8 }, (_, at) => {
  const [zoom, half] = [5 + at, 800 / 2 ** (5 + at)];
  return { zoom, box: [69.25 - half, 41.3 - half / 2, 69.25 + half, 41.3 + half / 2] as [number, number, number, number] };
});

export const clustersRow: Row = {
  name: 'clusters',
  what: `clusters of ${count.toLocaleString('en')} points: load / query of a view, beside supercluster by itself; median of ${runs}`,
  reach: `each ≤ ${most} × supercluster`,
  async measure() {
    const points = scatteredPoints(count);
    const load = () => new Supercluster<{ id: string }>(options).load(points.map(toFeature));
    const loads = alternate(() => clusterPoints(points), load);
    const [ours, bare] = [clusterPoints(points), load()];
    const queries = alternate(
      () => views.map(({ zoom, box }) => ours.at(box, zoom)),
      () => views.map(({ zoom, box }) => bare.getClusters(box, zoom)),
      20,
    );
    const [loading, query] = [loads.ours / loads.bare, queries.ours / queries.bare];
    const reported = `load ${loads.ours.toFixed(1)} ms and ${loads.bare.toFixed(1)} ms (${loading.toFixed(2)} ×)`;
    const each = (ms: number) => (ms / views.length).toFixed(3);
    return {
      found: `${reported}; query ${each(queries.ours)} ms and ${each(queries.bare)} ms (${query.toFixed(2)} ×)`,
      isReached: loading <= most && query <= most,
    };
  },
};

function toFeature({ id, longitude, latitude }: { id: string; longitude: number; latitude: number }) {
  return { type: 'Feature' as const, properties: { id }, geometry: { type: 'Point' as const, coordinates: [longitude, latitude] } };
}

/** Runs both functions alternately, so that both have the same noise; returns the median of each, ms. */
function alternate(ours: () => unknown, bare: () => unknown, repeats = 1): { ours: number; bare: number } {
  const timesOf: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let run = -5; run < runs; run++) {
    const took = { ours: time(ours, repeats), bare: time(bare, repeats) };
    if (run < 0) continue;
    timesOf.ours.push(took.ours);
    timesOf.bare.push(took.bare);
  }
  return { ours: median(timesOf.ours), bare: median(timesOf.bare) };
}

function time(work: () => unknown, repeats: number): number {
  const begin = performance.now();
  for (let at = 0; at < repeats; at++) work();
  return (performance.now() - begin) / repeats;
}

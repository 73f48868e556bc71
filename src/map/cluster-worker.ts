import '#old-browsers/add-built-ins.ts';
import { type Clusters, clusterPoints } from './clusters.ts';
import type { ClusterResponse, ClusterTask } from './clusters-apart.ts';

/** Clusters many points in a worker, which is started and controlled by `clusters-apart.ts`. */
let clusters: Clusters | null = null;

self.onmessage = ({ data: task }: MessageEvent<ClusterTask>) => {
  if ('longitudes' in task) clusters = clusterPoints([...pointsOf(task)]);
  else if (clusters !== null) self.postMessage({ number: task.number, value: responseTo(clusters, task) } satisfies ClusterResponse);
};

function responseTo(from: Clusters, task: Extract<ClusterTask, { sendRequest: string }>): unknown {
  if (task.sendRequest === 'at') return from.at(...task.given);
  return task.sendRequest === 'members' ? from.members(...task.given) : from.expansionZoom(...task.given);
}

function* pointsOf({ longitudes, latitudes }: Extract<ClusterTask, { longitudes: Float64Array }>) {
  for (const [place, longitude] of longitudes.entries()) yield { id: String(place), longitude, latitude: latitudes[place] ?? 0 };
}

import '#old-browsers/add-built-ins.ts';
import MapLibreWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs';

// importing it starts it; without a use the bundler leaves it out
Object.assign(globalThis, { MapLibreWorker });

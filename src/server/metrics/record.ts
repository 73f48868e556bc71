import { within } from '../lib/within.ts';
import type { DatabaseFigures } from './database-figures.ts';
import type { Instruments } from './instruments.ts';

type Observation = (to: Instruments) => void;

/** Before the instruments are loaded, which no start waits for. */
const early: Observation[] = [];
const mostEarly = 2_000;
const loadAfterMs = 3_000;
/** While the database is away a scrape does without its figures. */
const databaseMs = 250;

let loaded: Instruments | null = null;
let loading: Promise<Instruments> | null = null;
let readDatabase: () => Promise<DatabaseFigures | null> = async () => null;

/** Counts or measures something; costs next to nothing. */
export function record(observation: Observation): void {
  if (loaded !== null) {
    observation(loaded);
    return;
  }
  if (early.length === 0) setTimeout(() => void instruments(), loadAfterMs).unref();
  early.push(observation);
  if (early.length >= mostEarly) void instruments();
}

/** Tells what a scrape reads from the database. */
export function watchDatabase(read: () => Promise<DatabaseFigures>): void {
  readDatabase = () => within(read(), databaseMs).catch(() => null);
}

/** Loads them with the first scrape, or some seconds after the start. */
export function instruments(): Promise<Instruments> {
  loading ??= import('./instruments.ts').then(({ createInstruments }) => {
    loaded = createInstruments(() => readDatabase());
    for (const observation of early.splice(0)) observation(loaded);
    return loaded;
  });
  return loading;
}

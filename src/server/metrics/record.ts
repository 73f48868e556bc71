import { within } from '../async/within.ts';
import { log } from '../log.ts';
import type { DatabaseFigures } from './database-figures.ts';
import type { Instruments } from './instruments.ts';

type Observation = (to: Instruments) => void;

/** Observations made before the instruments are loaded, which is deferred so that the start stays fast. */
const early: Observation[] = [];
const mostEarly = 2_000;
const loadAfterMs = 3_000;
/** A scrape waits this long for the database, then omits its figures. */
const databaseMs = 250;

let loaded: Instruments | null = null;
let loading: Promise<Instruments> | null = null;
let readDatabase: () => Promise<DatabaseFigures | null> = async () => null;

/** Records a count or a duration; very cheap. */
export function record(observation: Observation): void {
  if (loaded !== null) {
    observation(loaded);
    return;
  }
  if (early.length === 0) setTimeout(() => void instruments(), loadAfterMs).unref();
  early.push(observation);
  if (early.length >= mostEarly) void instruments();
}

/** Provides the figures that a scrape reads from the database; the first of consecutive failures is logged. */
export function watchDatabase(read: () => Promise<DatabaseFigures>): void {
  let hasFailed = false;
  readDatabase = async () => {
    try {
      const figures = await within(read(), databaseMs);
      hasFailed = false;
      return figures;
    } catch (error) {
      if (!hasFailed) log.warn({ reason: String(error) }, 'the metrics have no figures of the database');
      hasFailed = true;
      return null;
    }
  };
}

/** Loads the instruments with the first scrape, or some seconds after the start. */
export function instruments(): Promise<Instruments> {
  loading ??= import('./instruments.ts').then(({ createInstruments }) => {
    loaded = createInstruments(() => readDatabase());
    for (const observation of early.splice(0)) observation(loaded);
    return loaded;
  });
  return loading;
}

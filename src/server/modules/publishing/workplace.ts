import type { PublishingArea } from '#contract/catalog/record-changes.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { adoptEarlier, hasEarlier } from './adopt-earlier.ts';
import type { AnyArea, Area, Engine } from './area.ts';
import { catalogArea } from './catalog-area.ts';
import { contentArea } from './content-area.ts';
import { takeTurn } from './take-turn.ts';

export const everyArea: readonly PublishingArea[] = ['catalog', 'content'];

export interface PublishingOptions {
  /** reads the settings when another system publishes them; it has the catalog then, too */
  readonly publishedElsewhere?: () => Promise<SiteSettings>;
}

export interface OpenAreas {
  readonly content: Area<SiteContent>;
  /** those of these that are published here */
  of(areas: readonly PublishingArea[]): AnyArea[];
}

/** Where drafts are changed and published. */
export interface Workplace {
  readonly db: Connection['db'];
  readonly engine: Engine;
  readonly ownsAll: boolean;
  /** null: they are published here */
  readTheirs(): Promise<SiteSettings | null>;
  open(): Promise<OpenAreas>;
  /** Works in a transaction of its own, one at a time, with all that a process of the release before has written. */
  inTurn<Value>(work: (transaction: Executor, opened: OpenAreas) => Promise<Value>): Promise<Value>;
  /** Makes what a process of the release before has written readable. */
  adopted(): Promise<void>;
}

export function createWorkplace({ db, engine }: Connection, { publishedElsewhere }: PublishingOptions): Workplace {
  const ownsAll = publishedElsewhere === undefined;
  const readTheirs = async () => (publishedElsewhere === undefined ? null : publishedElsewhere());
  const open = async (): Promise<OpenAreas> => {
    const content = contentArea(await readTheirs());
    return {
      content,
      of: (names) => [
        ...(names.includes('catalog') && ownsAll ? [catalogArea() as AnyArea] : []),
        ...(names.includes('content') ? [content as AnyArea] : []),
      ],
    };
  };
  const inTurn: Workplace['inTurn'] = async (work) => {
    const opened = await open();
    return db.transaction().execute(async (transaction) => {
      await takeTurn(transaction, engine);
      await adoptEarlier(transaction, opened.content);
      return work(transaction, opened);
    });
  };
  return {
    db,
    engine,
    ownsAll,
    readTheirs,
    open,
    inTurn,
    async adopted() {
      if (await hasEarlier(db)) await inTurn(async () => {});
    },
  };
}

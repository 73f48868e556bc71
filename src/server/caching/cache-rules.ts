import type { IncomingMessage } from 'node:http';

/** The version of what is sold and written; at once where it is known. */
export type ReadVersion = () => string | Promise<string>;

/** Decides which responses are shared, and between whom. */
export interface CacheView {
  /** what is rendered: the address without what nothing reads of it */
  readonly url: string;
  /** as much of it as the response depends on beside the view */
  readonly address: string;
  /** everything of the request that `read` depends on */
  readonly inputs: string;
  /** names everything that the response shows of the request beside its address; null: it is for one person alone */
  read(): Promise<string | null>;
}

/** Null: no response to this request is shared. */
export type ViewOf = (request: Pick<IncomingMessage, 'url' | 'headers'>) => CacheView | null;

let version: ReadVersion | null = null;
let viewOf: ViewOf | null = null;

/** Sets how the version is read; never called where changes are made elsewhere. */
export function setCacheVersion(read: ReadVersion): void {
  version = read;
}

export function setCacheViews(of: ViewOf): void {
  viewOf = of;
}

/** Null: nothing is shared, because changes are not counted here, or the database is not open yet. */
export function cacheRules(): { readonly version: ReadVersion; readonly viewOf: ViewOf } | null {
  return version === null || viewOf === null ? null : { version, viewOf };
}

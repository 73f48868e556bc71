import { AsyncLocalStorage } from 'node:async_hooks';

/** A part of a page that depends on the query of its address, and on nothing else that differs between requests for the same view. */
export interface QueryPart {
  readonly html: string;
  render(query: URLSearchParams): Promise<string>;
}

/** Renders a page anew for another query: its pieces, in order. */
export type PageTemplate = (query: URLSearchParams) => Promise<readonly Buffer[]>;

interface RenderedPage {
  /** as it is sent, uncompressed */
  body: Buffer | null;
  readonly parts: QueryPart[];
}

const rendering = new AsyncLocalStorage<RenderedPage>();

interface CollectedPage<Value> {
  readonly value: Value;
  /** created when it is read: most pages are never rendered for another query */
  template(): PageTemplate | null;
}

/** Collects what is reported of the page that `work` renders. */
export async function collectPage<Value>(work: () => Promise<Value>): Promise<CollectedPage<Value>> {
  const page: RenderedPage = { body: null, parts: [] };
  const value = await rendering.run(page, work);
  let created: PageTemplate | null | undefined;
  const create = () => (page.body === null ? null : createTemplate(page.body.toString(), page.parts));
  return {
    value,
    template() {
      created = created === undefined ? create() : created;
      page.body = null;
      return created;
    },
  };
}

/** Called by a page for each of its parts that depend on the query. */
export function reportPart(part: QueryPart): void {
  rendering.getStore()?.parts.push(part);
}

/** Called with a finished page. */
export function reportPage(body: Buffer): void {
  const page = rendering.getStore();
  if (page !== undefined) page.body = body;
}

/** Null: the page has no such parts, or they can't be distinguished from the rest of it. */
export function createTemplate(html: string, parts: readonly QueryPart[]): PageTemplate | null {
  const places = parts.map((part) => ({ part, start: html.indexOf(part.html), end: html.indexOf(part.html) + part.html.length }));
  places.sort((a, b) => a.start - b.start);
  const isApart = places.every(({ part, start }, at) => {
    const isOnce = part.html !== '' && start >= 0 && html.lastIndexOf(part.html) === start;
    return isOnce && !hasOwnPolicy(part.html) && start >= (places[at - 1]?.end ?? 0);
  });
  if (!isApart || places.length === 0) return null;
  const before = places.map(({ start }, at) => Buffer.from(html.slice(places[at - 1]?.end ?? 0, start)));
  const last = Buffer.from(html.slice(places.at(-1)?.end));
  return async (query) => {
    const rendered = await Promise.all(places.map(({ part }) => part.render(query)));
    if (rendered.some(hasOwnPolicy)) throw new Error('a part of a page has a style or script of its own');
    return [...rendered.flatMap((text, at) => [before[at] ?? last, Buffer.from(text)]), last];
  };
}

/** The policy of a page names its styles and scripts, so that none may come with a part. */
function hasOwnPolicy(html: string): boolean {
  return html.includes('<style') || html.includes('<script');
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createTemplate, type PageTemplate, type QueryPart } from './page-template.ts';

/** HTML that several pages contain, cached as long as this object exists. */
export interface SharedHtml {
  readonly html: string;
}

interface RenderedPage {
  /** creates the body as it is sent, uncompressed */
  body: (() => Buffer) | null;
  readonly parts: QueryPart[];
  /** the bytes of the page's shared HTML by the placeholders in it */
  readonly shared: Map<string, Buffer>;
}

const rendering = new AsyncLocalStorage<RenderedPage>();

interface CollectedPage<Value> {
  readonly value: Value;
  /** created when it is read: most pages are never rendered for another query */
  template(): PageTemplate | null;
}

/** Collects what is reported of the page that `work` renders. */
export async function collectPage<Value>(work: () => Promise<Value>): Promise<CollectedPage<Value>> {
  const page: RenderedPage = { body: null, parts: [], shared: new Map() };
  const value = await rendering.run(page, work);
  let created: PageTemplate | null | undefined;
  const create = () => {
    const parts = page.parts.map((part) => ({ ...part, html: insertShared(Buffer.from(part.html), page.shared).toString() }));
    return page.body === null ? null : createTemplate(page.body().toString(), parts);
  };
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
export function reportPage(body: () => Buffer): void {
  const page = rendering.getStore();
  if (page !== undefined) page.body = body;
}

interface Placeholder {
  readonly text: string;
  readonly bytes: Buffer;
}

const placeholders = new WeakMap<SharedHtml, Placeholder>();
/** It names what it stands for, so that pages with the same placeholders are the same. */
const placeholderText = /(<!--shared:[\w-]{43}-->)/;

/**
 * What a page contains for shared HTML: a placeholder where the page is collected, so that long HTML is not joined, encoded and compared
 * with each page; otherwise the HTML itself.
 */
export function embedShared(shared: SharedHtml): string {
  const page = rendering.getStore();
  if (page === undefined) return shared.html;
  const { text, bytes } = placeholders.get(shared) ?? createPlaceholder(shared);
  page.shared.set(text, bytes);
  return text;
}

function createPlaceholder(shared: SharedHtml): Placeholder {
  const bytes = Buffer.from(shared.html);
  const placeholder = { text: `<!--shared:${createHash('sha256').update(bytes).digest('base64url')}-->`, bytes };
  placeholders.set(shared, placeholder);
  return placeholder;
}

/** Puts the shared HTML of the page that is being rendered in place of its placeholders. */
export function sharedHtmlInserter(): (rendered: Buffer) => Buffer {
  const shared = rendering.getStore()?.shared ?? new Map<string, Buffer>();
  return (rendered) => insertShared(rendered, shared);
}

function insertShared(rendered: Buffer, shared: ReadonlyMap<string, Buffer>): Buffer {
  if (shared.size === 0) return rendered;
  const pieces = rendered.toString('latin1').split(placeholderText);
  return Buffer.concat(pieces.map((piece) => shared.get(piece) ?? Buffer.from(piece, 'latin1')));
}

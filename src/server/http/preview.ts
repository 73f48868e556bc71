import { randomBytes } from 'node:crypto';
import { pageAt, publicPages, splitLocale } from '#domain/routes.ts';
import { catalogLinkMark } from '../modules/office/preview-links.ts';

/** Only this process has it, so that no client can mark its own request. */
const secret = randomBytes(24).toString('base64url');
const markHeader = 'x-preview-mark';

/**
 * The reader of a draft: of the site an editor in the workspace or a colleague with a link, of the catalog a manager or a guest with a link;
 * of a plan who may publish it, with the catalog or the site alone.
 */
const readers = ['editor', 'colleague', 'manager', 'guest', 'planner', 'sitePlanner'] as const;
export type PreviewReader = (typeof readers)[number];

/** Whether the draft, or the plan, has changes of the catalog, too. */
export function readsCatalog(reader: PreviewReader): boolean {
  return reader === 'manager' || reader === 'guest' || reader === 'planner';
}

/** The token of a preview in the editor's own session. */
export const editorToken = 'draft';
/** The token of a preview of the catalog in the session of a manager. */
export const catalogToken = 'catalog';
const planToken = /^plan-(\d{1,12})$/;
const catalogLink = new RegExp(`^${catalogLinkMark}[\\w-]{43}$`);

export interface PreviewPath {
  readonly token: string;
  /** the page's path, with its language */
  readonly inner: string;
}

/** Splits `/preview/{token}/uz/about`; null for any other path, and for pages that are not previewed. */
export function parsePreviewPath(pathname: string): PreviewPath | null {
  const [, token, inner = '/'] = /^\/preview\/([\w-]{1,64})(\/.*)?$/.exec(pathname) ?? [];
  return token !== undefined && isPreviewed(inner) ? { token, inner } : null;
}

export function isOfCatalog(token: string): boolean {
  return token === catalogToken || catalogLink.test(token);
}

/** The number of the plan whose preview has this token (R-PUBLISH-7); null: it is not that of a plan. */
export function planOf(token: string): number | null {
  const [, id] = planToken.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}

function hasScripts(token: string): boolean {
  return !isOfCatalog(token) && planOf(token) === null;
}

/** The pages of this preview run no scripts, also if one were left in them. */
export function isScriptless(pathname: string): boolean {
  const path = parsePreviewPath(pathname);
  return path !== null && !hasScripts(path.token);
}

export function isPreviewPath(pathname: string): boolean {
  return /^\/preview(\/|$)/.test(pathname);
}

/** The request for the page itself, on behalf of a preview's reader, without cookies. */
export function previewRequest(request: Request, { token, inner }: PreviewPath, reader: PreviewReader): Request {
  const url = new URL(request.url);
  url.pathname = inner;
  url.searchParams.delete('lang');
  const headers = new Headers({ [markHeader]: [secret, reader, planOf(token) ?? ''].join('.') });
  return new Request(url, { method: 'GET', headers });
}

/** null: an ordinary request, or one with an invalid mark. */
export function previewReader(headers: Headers): PreviewReader | null {
  const [sent, reader] = markOf(headers);
  return sent === secret ? (readers.find((each) => each === reader) ?? null) : null;
}

/** The number of the plan that is previewed; null: it is none. */
export function previewedPlan(headers: Headers): number | null {
  const [sent, , plan = ''] = markOf(headers);
  return sent === secret && plan !== '' ? Number(plan) : null;
}

function markOf(headers: Headers): readonly string[] {
  return (headers.get(markHeader) ?? '').split('.');
}

/**
 * The page with its links to other pages pointing to their previews; it must not be stored or indexed, nor its links followed by crawlers.
 */
export async function previewResponse(response: Response, token: string): Promise<Response> {
  const sent = await response.text();
  const html = (hasScripts(token) ? sent : withoutScripts(sent)).replace(
    /(<a\b[^<>]*?\shref=")(\/(?!\/)[^"]*)"/g,
    (whole, before: string, href: string) => (isPreviewed(href.split(/[?#]/, 1)[0] ?? '') ? `${before}/preview/${token}${href}"` : whole),
  );
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.delete('content-length');
  headers.delete('set-cookie');
  return new Response(html, { status: response.status, headers });
}

/** A cart, a search or an order would be those of the shop, not of the draft. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs, '');
}

function isPreviewed(pathname: string): boolean {
  const page = pageAt(splitLocale(pathname).path);
  return page !== null && publicPages().includes(page);
}

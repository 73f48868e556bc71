import { randomBytes } from 'node:crypto';
import { pageAt, publicPages, splitLocale } from '#domain/routes.ts';
import { catalogLinkMark } from '../modules/office/preview-links.ts';

/** Only this process has it, so that no client can mark its own request. */
const secret = randomBytes(24).toString('base64url');
const markHeader = 'x-preview-mark';

/**
 * The reader of a draft: of the site an editor in the workspace or a colleague with a link, of the catalog a manager or a guest with a link.
 */
const readers = ['editor', 'colleague', 'manager', 'guest'] as const;
export type PreviewReader = (typeof readers)[number];

/** Whether the draft is that of the catalog. */
export function readsCatalog(reader: PreviewReader): boolean {
  return reader === 'manager' || reader === 'guest';
}

/** The token of a preview in the editor's own session. */
export const editorToken = 'draft';
/** The token of a preview of the catalog in the session of a manager. */
export const catalogToken = 'catalog';
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

/** The pages of this preview run no scripts, also if one were left in them. */
export function isScriptless(pathname: string): boolean {
  const path = parsePreviewPath(pathname);
  return path !== null && isOfCatalog(path.token);
}

export function isPreviewPath(pathname: string): boolean {
  return /^\/preview(\/|$)/.test(pathname);
}

/** The request for the page itself, on behalf of a preview's reader, without cookies. */
export function previewRequest(request: Request, inner: string, reader: PreviewReader): Request {
  const url = new URL(request.url);
  url.pathname = inner;
  url.searchParams.delete('lang');
  const headers = new Headers({ [markHeader]: `${secret}.${reader}` });
  return new Request(url, { method: 'GET', headers });
}

/** null: an ordinary request, or one with an invalid mark. */
export function previewReader(headers: Headers): PreviewReader | null {
  const [sent, reader] = (headers.get(markHeader) ?? '').split('.');
  if (sent !== secret) return null;
  return readers.find((each) => each === reader) ?? null;
}

/**
 * The page with its links to other pages pointing to their previews; it must not be stored or indexed, nor its links followed by crawlers.
 */
export async function previewResponse(response: Response, token: string): Promise<Response> {
  const sent = await response.text();
  const html = (isOfCatalog(token) ? withoutScripts(sent) : sent).replace(
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

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { matchesEtag } from './etag.ts';
import { finishPage } from './finish-page.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const smallestCompressedBytes = 600;
/** Up to this size compression is synchronous: a usual page takes a millisecond, less than starting work on another thread. */
const compressedAtOnceBytes = 128 * 1024;
/**
 * Compresses the Russian home page below 14 KB, the initial congestion window of a connection; higher levels take much longer and save
 * little.
 */
export const pageQuality = 7;

interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** Of all compressed bodies together. */
const maxEncodedBytes = 8 * 1024 * 1024;
const encodedBodies = new LRUCache<string, EncodedBody>({ maxSize: maxEncodedBytes, sizeCalculation: ({ body }) => body.byteLength });

/**
 * Prepares a rendered response for sending: charset, ETag with 304, Brotli or gzip. Event streams pass unchanged.
 * The ETag identifies the uncompressed body and is weak, so every encoding shares it.
 */
export async function encodeResponse(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^(text\/(?!event-stream)|application\/(json|xml|manifest\+json))/.test(type) || response.body === null) return response;
  const headers = new Headers(response.headers);
  if (!type.includes('charset')) headers.set('content-type', `${type.split(';')[0]}; charset=utf-8`);
  const body = type.startsWith('text/html') ? await readPage(response, headers) : Buffer.from(await response.arrayBuffer());
  const isTagged = isConditional(request, response, headers);
  if (isTagged) {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    headers.set('etag', etag);
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
  }
  headers.append('vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(request.headers.get('accept-encoding') ?? undefined);
  const encoded = isTagged ? await encodeOnce(headers.get('etag') ?? '', body, accepted) : await encode(body, accepted);
  if (encoded.encoding !== 'identity') headers.set('content-encoding', encoded.encoding);
  headers.set('content-length', String(encoded.body.byteLength));
  return new Response(new Uint8Array(encoded.body), { status: response.status, headers });
}

/** The body of a page as it is sent; its policy in `headers` becomes that of this page. */
async function readPage(response: Response, headers: Headers): Promise<Buffer> {
  const { html, policy } = finishPage(await response.text(), headers.get('content-security-policy'));
  if (policy !== null) headers.set('content-security-policy', policy);
  return Buffer.from(html);
}

function isConditional(request: Request, response: Response, headers: Headers): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && response.status === 200 && !/no-store/.test(headers.get('cache-control') ?? '');
}

/** Compresses the same body once: pages that are rendered again are mostly unchanged. */
async function encodeOnce(etag: string, body: Buffer, accepted: readonly Encoding[]): Promise<EncodedBody> {
  const key = `${accepted.includes('identity')} ${accepted[0]} ${etag}`;
  const known = encodedBodies.get(key);
  if (known !== undefined) return known;
  const encoded = await encode(body, accepted);
  if (encoded.encoding !== 'identity') encodedBodies.set(key, encoded);
  return encoded;
}

async function encode(body: Buffer, accepted: readonly Encoding[]): Promise<EncodedBody> {
  const [best = 'identity'] = accepted;
  const isTooSmall = body.byteLength < smallestCompressedBytes && accepted.includes('identity');
  if (isTooSmall || best === 'identity') return { body, encoding: 'identity' };
  const isUsual = body.byteLength <= compressedAtOnceBytes;
  if (best === 'gzip') return { body: isUsual ? gzipSync(body) : await toGzip(body), encoding: best };
  const options = { params: brotliParams(body.byteLength) };
  return { body: isUsual ? brotliCompressSync(body, options) : await toBrotli(body, options), encoding: best };
}

/** A window no larger than the body: the default one uses 4 MB for each response in progress. */
function brotliParams(bytes: number) {
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes))));
  return {
    [constants.BROTLI_PARAM_QUALITY]: pageQuality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
}

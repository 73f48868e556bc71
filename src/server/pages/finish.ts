import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding } from '../http/accept-encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import { ownBytes } from '../http/own-bytes.ts';
import { type LeanPage, leanPage } from './lean-page.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const smallestCompressedBytes = 600;
/** Up to this size compression is synchronous: a usual page takes a millisecond, less than starting work on another thread. */
const compressedAtOnceBytes = 128 * 1024;
/** zlib allocates its output in chunks: one is enough for a usual page, which is compressed to a quarter. */
const smallestChunkBytes = 1_024;
const usualCompression = 3;
/**
 * Compresses the Russian home page below 14 KB, the initial congestion window of a connection; higher levels take much longer and save
 * little.
 */
export const pageQuality = 7;

interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** What is sent, before it is compressed. */
interface Uncompressed {
  /** null: the response has none */
  readonly etag: string | null;
  /** created when it is needed: the compressed body of a page is mostly known */
  body(): Buffer;
}

type PageHeaders = Pick<LeanPage, 'policy'> & { readonly etag: string };

const maxKnownPages = 1_000;
const knownPages = new LRUCache<string, PageHeaders, () => PageHeaders>({
  max: maxKnownPages,
  memoMethod: (_key, _stale, { context: create }) => create(),
});
/** Of all compressed bodies together. */
const maxEncodedBytes = 8 * 1024 * 1024;
const encodedBodies = new LRUCache<string, EncodedBody>({
  maxSize: maxEncodedBytes,
  sizeCalculation: ({ body }, key) => body.byteLength + key.length,
});

/**
 * Prepares a rendered response for sending: charset, ETag with 304, Brotli or gzip. Event streams pass unchanged.
 * The ETag identifies the uncompressed body and is weak, so every encoding shares it.
 */
export async function encodeResponse(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^(text\/(?!event-stream)|application\/(json|xml|manifest\+json)|image\/svg)/.test(type) || response.body === null) return response;
  const headers = new Headers(response.headers);
  if (!type.includes('charset')) headers.set('content-type', `${type.split(';')[0]}; charset=utf-8`);
  const isTagged = isConditional(request, response, headers);
  const rendered = await readBody(response.body);
  const { etag, body } = type.startsWith('text/html') ? preparePage(rendered, headers, isTagged) : prepareText(rendered, isTagged);
  if (etag !== null) headers.set('etag', etag);
  if (etag !== null && matchesEtag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  headers.append('vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(request.headers.get('accept-encoding') ?? undefined);
  const encoded = etag === null ? await encode(body(), accepted) : await encodeOnce(etag, body, accepted);
  if (encoded.encoding !== 'identity') headers.set('content-encoding', encoded.encoding);
  headers.set('content-length', String(encoded.body.byteLength));
  return new Response(new Uint8Array(encoded.body), { status: response.status, headers });
}

/** A body of one chunk is not copied. */
async function readBody(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? Buffer.from(first.buffer, first.byteOffset, first.byteLength) : Buffer.concat(chunks);
}

function prepareText(text: Buffer, isTagged: boolean): Uncompressed {
  return { etag: isTagged ? etagOf(text) : null, body: () => text };
}

/** The policy in `headers` becomes that of the finished page. A page that was rendered before is finished only if its body is needed. */
function preparePage(rendered: Buffer, headers: Headers, isTagged: boolean): Uncompressed {
  const given = headers.get('content-security-policy');
  let finished: LeanPage | null = null;
  const finish = () => {
    finished ??= leanPage(rendered, given);
    return finished;
  };
  const body = () => finish().body;
  const key = createHash('sha256').update(rendered).update(`\n${given}`).digest('base64url');
  const known = isTagged ? knownPages.memo(key, { context: () => ({ etag: etagOf(body()), policy: finish().policy }) }) : null;
  const { policy } = known ?? finish();
  if (policy !== null) headers.set('content-security-policy', policy);
  return { etag: known?.etag ?? null, body };
}

/** Weak, and that of the uncompressed body, so that every encoding shares it. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function isConditional(request: Request, response: Response, headers: Headers): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && response.status === 200 && !/no-store/.test(headers.get('cache-control') ?? '');
}

/** Compresses the same body once: pages that are rendered again are mostly unchanged. */
async function encodeOnce(etag: string, body: () => Buffer, accepted: readonly Encoding[]): Promise<EncodedBody> {
  const key = `${accepted.includes('identity')} ${accepted[0]} ${etag}`;
  const known = encodedBodies.get(key);
  if (known !== undefined) return known;
  const encoded = await encode(body(), accepted);
  if (encoded.encoding !== 'identity') encodedBodies.set(key, encoded);
  return encoded;
}

export async function encode(body: Buffer, accepted: readonly Encoding[]): Promise<EncodedBody> {
  if (body.byteLength <= compressedAtOnceBytes) return encodeSync(body, accepted);
  const encoding = chooseEncoding(body, accepted);
  if (encoding === 'identity') return { body, encoding };
  return { body: ownBytes(encoding === 'gzip' ? await toGzip(body) : await toBrotli(body, brotliOptions(body))), encoding };
}

function encodeSync(body: Buffer, accepted: readonly Encoding[]): EncodedBody {
  const encoding = chooseEncoding(body, accepted);
  if (encoding === 'identity') return { body, encoding };
  return { body: ownBytes(encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliOptions(body))), encoding };
}

function chooseEncoding({ byteLength }: Buffer, accepted: readonly Encoding[]): Encoding {
  const [best = 'identity'] = accepted;
  return byteLength < smallestCompressedBytes && accepted.includes('identity') ? 'identity' : best;
}

/** A window no larger than the body: the default one uses 4 MB for each response in progress. */
function brotliOptions({ byteLength }: Buffer) {
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(byteLength))));
  return {
    chunkSize: Math.max(smallestChunkBytes, Math.ceil(byteLength / usualCompression)),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: pageQuality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  };
}

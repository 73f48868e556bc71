import { atom, type ReadableAtom } from 'nanostores';
import { type ApiResult, pageLocale, resultOf, withQuery } from './api.ts';

/** The share of a file that is sent, 0 to 1; 1: the server prepares it. */
export type OnProgress = (share: number) => void;

interface UploadRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly onProgress?: OnProgress | undefined;
}

/** Nothing is sent for so long: the connection is lost. */
const stallMs = 30_000;
/** The server makes every size of a picture before it responds. */
const preparingMs = 120_000;
const imagesPath = '/api/v1/editor/images';
const running = atom(0);
const failed = atom(0);

/** How many files are being prepared, sent or put into their place. */
export const $uploads: ReadableAtom<number> = running;
/** How many files of this page were not stored. */
export const $failedUploads: ReadableAtom<number> = failed;

/**
 * Counts a file from its preparation until its address is in the form or the text.
 * @param work false: it was not stored
 */
export async function whileUploading(work: () => Promise<boolean>): Promise<void> {
  running.set(running.get() + 1);
  const isStored = await work().catch(() => false);
  if (!isStored) failed.set(failed.get() + 1);
  running.set(running.get() - 1);
}

/** Sends a picture and returns the path under which it is stored. It may take any time, as long as it advances; a problem is the caller's to show. */
export async function uploadImage(
  file: Blob,
  { query, onProgress = () => {} }: UploadRequest = {},
): Promise<ApiResult<{ readonly path: string }>> {
  const result = await resultOf('POST', imagesPath, () => sendFile(withQuery(imagesPath, query), file, onProgress));
  return result as ApiResult<{ readonly path: string }>;
}

/** By XMLHttpRequest, because `fetch` does not report what it has sent. Null: no response came. */
function sendFile(url: string, file: Blob, onProgress: OnProgress): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const waitAtMost = (ms: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => request.abort(), ms);
    };
    const advance = (share: number) => {
      waitAtMost(share < 1 ? stallMs : preparingMs);
      onProgress(share);
    };
    request.open('POST', url);
    request.setRequestHeader('Accept-Language', pageLocale());
    request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => advance(total > 0 ? loaded / total : 0);
    request.upload.onload = () => advance(1);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => resolve(null);
    request.onabort = request.onerror;
    request.onloadend = () => clearTimeout(limit);
    advance(0);
    request.send(file);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? '';
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers: { 'content-type': type } });
}

import type { z } from 'zod';
import type { CallDefinition } from '#contract/lib/define-call.ts';
import { inputId } from '#contract/lib/scalars.ts';
import { type ProblemCode, problem } from '#domain/problem.ts';
import { parseInSlices } from '../json/json-in-slices.ts';
import { checkInSlices } from './check-in-slices.ts';
import { type ApiContext, notFound, ProblemError } from './context.ts';

/** R-CALL-3 */
const maxBodyBytes = 256 * 1024;

/**
 * The body of a call: JSON as parsed by its schema, or the bytes of a picture; undefined when the call has none.
 * Rejects with BODY_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_BODY `{ field, rule }`, in this order (R-CALL-2).
 */
export async function readCallBody(context: ApiContext, { body, picture }: CallDefinition): Promise<unknown> {
  if (picture !== undefined) return readPicture(context, picture.maxBytes);
  if (body === undefined) return undefined;
  const bytes = await readJsonBytes(context.req, body.maxBytes ?? maxBodyBytes);
  const isLarge = bytes.byteLength > maxBodyBytes;
  const text = bytes.byteLength === 0 && body.isOptional ? '{}' : decode(bytes);
  const input = await parseJson(text, isLarge ? parseInSlices : JSON.parse);
  const value = accept(isLarge ? await checkInSlices(body.schema, input) : body.schema.safeParse(input), 'INVALID_BODY');
  if (nulInJson.test(text)) rejectNul(input, 'INVALID_BODY');
  return value;
}

async function readJsonBytes(req: ApiContext['req'], most: number): Promise<Uint8Array> {
  rejectDeclaredSize(req, most);
  const isJson = /^application\/json\s*(;|$)/i.test(req.header('Content-Type') ?? '');
  return collect(req.raw, most, isJson ? () => {} : rejectType);
}

/** An empty body needs no media type. */
function rejectType(size: number): void {
  if (size > 0) throw new ProblemError(problem('UNSUPPORTED_MEDIA_TYPE'));
}

/** The query as parsed by the schema, names are case-sensitive; rejects with INVALID_QUERY `{ field, rule }`. */
export function readQuery<Schema extends z.ZodType>({ req }: ApiContext, schema: Schema): z.output<Schema> {
  const query = req.query();
  const value = accept(schema.safeParse(query), 'INVALID_QUERY');
  rejectNul(query, 'INVALID_QUERY');
  return value;
}

const nul = '\0';

/** Rejects texts with a NUL character: PostgreSQL stores none, and no person writes one. */
function rejectNul(value: unknown, code: 'INVALID_BODY' | 'INVALID_QUERY', field = ''): void {
  if (typeof value === 'string' && value.includes(nul)) throw new ProblemError(problem(code, { field, rule: 'text' }));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const path = field === '' ? key : `${field}.${key}`;
    rejectNul(key, code, path);
    rejectNul(inner, code, path);
  }
}

/** The values in a call's path; a malformed one is not found. */
export function readParams({ req }: ApiContext, { path, params = {}, missing }: CallDefinition): Readonly<Record<string, unknown>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => {
      const { success, data } = (params[name] ?? inputId).safeParse(req.param(name));
      if (!success || req.param(name)?.includes(nul)) throw notFound(missing);
      return [name, data];
    }),
  );
}

/** Rejects with UNSUPPORTED_MEDIA_TYPE, BODY_TOO_LARGE. */
function readPicture({ req }: ApiContext, most: number): Promise<Uint8Array> {
  if (!/^image\/(png|jpeg|webp)$/i.test(req.header('Content-Type') ?? '')) throw new ProblemError(problem('UNSUPPORTED_MEDIA_TYPE'));
  rejectDeclaredSize(req, most);
  return collect(req.raw, most);
}

function rejectDeclaredSize(req: ApiContext['req'], most: number): void {
  if (Number(req.header('Content-Length') ?? 0) > most) throw new ProblemError(problem('BODY_TOO_LARGE'));
}

async function collect({ body }: Request, most: number, check: (size: number) => void = () => {}): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      check(size);
      if (size > most) throw new ProblemError(problem('BODY_TOO_LARGE'));
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : brokenBody(error);
  }
  return Buffer.concat(chunks);
}

/** The server stops receiving a body beyond its own limit; any other one has broken off. */
function brokenBody(error: unknown): ProblemError {
  const isTooLarge = /limit exceeded/i.test(String(error));
  return isTooLarge ? new ProblemError(problem('BODY_TOO_LARGE')) : notJson();
}

/** The escape of NUL in JSON, where the backslash is not itself escaped. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notJson();
  }
}

async function parseJson(text: string, parse: (text: string) => unknown): Promise<unknown> {
  try {
    return await parse(text);
  } catch {
    throw notJson();
  }
}

function notJson(): ProblemError {
  return new ProblemError(problem('INVALID_BODY', { field: '', rule: 'json' }));
}

function accept<Value>(result: z.ZodSafeParseResult<Value>, code: ProblemCode): Value {
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ProblemError(problem(code, issue === undefined ? undefined : { field: fieldOf(issue), rule: ruleOf(issue) }));
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  return path.map(String).join('.');
}

function ruleOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'custom' ? issue.message : issue.code;
}

import { z } from 'zod';
import { parseId } from '#domain/id.ts';

/**
 * The scalars of another system's responses, in the usual forms of such systems (R-UPSTREAM-13). This server sends and accepts
 * only the forms of `contract/lib/scalars.ts`.
 */
function readBy<Value>(parse: (value: unknown) => Value | null, what: string) {
  return z.unknown().transform((value, context): Value => {
    const read = parse(value);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: what });
    return z.NEVER;
  });
}

/** `45000`, `"45000"`, `"45 000"`, `"41.3"`; a comma is not read, because it separates thousands in some systems and decimals in others */
export const number = readBy(toNumber, 'number');

/** `true`, `1`, `"true"`, `"1"` and their opposites */
export const flag = readBy(toFlag, 'flag');

/** A text, or a number as a text. */
export const text = readBy(toText, 'text');

/** A text that is not blank. */
export const name = readBy((value) => toText(value)?.trim() || null, 'name');

/** As a string, in the form of R-ID-1. */
export const id = readBy(parseId, 'id');

export const longitude = number.pipe(z.number().min(-180).max(180));
export const latitude = number.pipe(z.number().min(-90).max(90));

/** null where a value is absent or has no form that can be read */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null as never);
}

/** The items of a list that have the form of the schema; null where it is no list. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return optional(
    z.array(z.unknown()).transform((items): z.output<Schema>[] =>
      items.flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const written = value.trim();
  return /^[+-]?(\d+|\d{1,3}(\s\d{3})+)(\.\d+)?$/.test(written) ? Number(written.replace(/\s/g, '')) : null;
}

function toFlag(value: unknown): boolean | null {
  const written = String(value).trim().toLowerCase();
  if (written === 'true' || written === '1') return true;
  return written === 'false' || written === '0' ? false : null;
}

function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

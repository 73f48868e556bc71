import type { z } from 'zod';
import { parseId } from '#domain/id.ts';

/** A record of a response that can't be used. */
export interface LeftOutRecord {
  readonly kind:
    | 'region'
    | 'restaurant'
    | 'category'
    | 'product'
    | 'modifier group'
    | 'modifier'
    | 'combo group'
    | 'combo dish'
    | 'set dish'
    | 'promo';
  /** null: it has none, or a wrong one */
  readonly id: string | null;
  /** the path of the field that it lacks */
  readonly field: string;
}

export type LeaveOut = (record: LeftOutRecord) => void;

/** The records of a list that can be used; the others are left out and reported. */
export function usableRecords<Schema extends z.ZodType>(
  list: readonly unknown[],
  schema: Schema,
  kind: LeftOutRecord['kind'],
  leaveOut: LeaveOut,
): z.output<Schema>[] {
  return list.flatMap((record) => {
    const read = schema.safeParse(record);
    if (read.success) return [read.data];
    leaveOut({ kind, id: parseId(Object(record).id), field: read.error.issues[0]?.path.join('.') ?? '' });
    return [];
  });
}

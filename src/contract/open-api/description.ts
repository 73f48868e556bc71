import type { z } from 'zod';
import type { ProblemCode } from '#domain/problem.ts';

/** Whose session or token a call needs. `phone`: a session whose phone is verified, its customer may still be missing. */
export type Caller = 'anybody' | 'phone' | 'customer' | 'staff' | 'editor';

/** One answer: JSON by a schema, a stream of events, or nothing. */
export interface AnswerDescription {
  readonly text: string;
  readonly json?: z.ZodType;
  readonly events?: true;
}

/** What there is to know of a call beside its method and path. The examples are sent by a test; path ids are filled in by it. */
export interface Description {
  readonly summary: string;
  /** Markdown */
  readonly text?: string;
  readonly who: Caller;
  readonly query?: { readonly schema: z.ZodType; readonly example: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, { readonly text: string; readonly example: string }>>;
  readonly body?: { readonly schema: z.ZodType; readonly example: unknown; readonly isOptional?: true };
  /** a picture in place of JSON */
  readonly picture?: true;
  readonly answers: Readonly<Record<number, AnswerDescription>>;
  /** beside those that follow from caller, query, body and path */
  readonly problems?: readonly ProblemCode[];
}

export type Descriptions<Calls> = { readonly [Name in keyof Calls]: Description };

export const nothing: AnswerDescription = { text: 'Done; no body.' };

export function json(schema: z.ZodType, text = 'The answer.'): AnswerDescription {
  return { text, json: schema };
}

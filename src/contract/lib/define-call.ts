import type { z } from 'zod';
import type { ProblemCode } from '#domain/problem.ts';

/**
 * Whose session or token a call needs. `phone`: a session with a verified phone, whose customer may not exist yet. Of the back office:
 * `staff` whoever may use the orders board, `cash` whoever receives the cash of couriers, `courier` couriers, `editor` the pages of the site, `catalog` the catalog, `team` the team, `payments` what was paid online, `reports` what was sold, `feedback` what customers say of their orders, `orderDesk` orders that are taken by phone and found, `customers` the customers, `messages` the messages to them, `log` the log, `publishing` the catalog or the pages; `member` any person of the team.
 */
export type Caller = 'public' | 'phone' | 'customer' | OfficeCaller;
export type OfficeCaller =
  | 'staff'
  | 'cash'
  | 'courier'
  | 'editor'
  | 'catalog'
  | 'team'
  | 'payments'
  | 'reports'
  | 'feedback'
  | 'orderDesk'
  | 'customers'
  | 'messages'
  | 'log'
  | 'publishing'
  | 'member';

interface QueryDefinition {
  readonly schema: z.ZodType;
  readonly example: Readonly<Record<string, string>>;
}

export interface BodyDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  readonly example: Immutable<z.input<Schema>>;
  /** The body may be missing and is then read as `{}`. */
  readonly isOptional?: true;
  /** Absent: 256 KB. */
  readonly maxBytes?: number;
}

export interface JsonResponse<Schema extends z.ZodType = z.ZodType> {
  readonly text: string;
  readonly json: Schema;
}

/** A body in a media type other than JSON, which the handler writes itself: an event stream or a file. */
export interface RawResponse {
  readonly text: string;
  readonly type: string;
}

interface EventStream<Events extends Readonly<Record<string, z.ZodType>>> extends RawResponse {
  readonly events: Events;
}

export interface EmptyResponse {
  readonly text: string;
}

/** One call of the API: everything that server, client and the OpenAPI document share about it. Tests send the examples. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As spelled in R-CALL-1, ids as `:name`; it is served with and without a trailing slash. */
  readonly path: string;
  readonly who: Caller;
  /** Who may not make it, although their role has its part: viewers, and people who work for some restaurants (R-TEAM-8, R-TEAM-9). */
  readonly notFor?: readonly ('viewer' | 'bound')[];
  readonly summary: string;
  /** Markdown */
  readonly text?: string;
  /** How the values in the path are parsed; absent: as ids. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** The resource that the error message of a malformed id names. */
  readonly missing?: 'order';
  readonly query?: QueryDefinition;
  readonly headers?: Readonly<Record<string, { readonly text: string; readonly example: string }>>;
  readonly body?: BodyDefinition;
  /** A picture in place of a JSON body. */
  readonly picture?: { readonly maxBytes: number };
  /** By status. */
  readonly responses: Readonly<Record<number, JsonResponse | RawResponse | EmptyResponse>>;
  /** In addition to those that follow from caller, query, body and path. */
  readonly problems?: readonly ProblemCode[];
  /** The response is the same for every user: browsers store it and revalidate it on each request. */
  readonly isShared?: true;
}

export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}

/** A JSON body and an example of it. */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  example: Immutable<z.input<Schema>>,
  more: Pick<BodyDefinition, 'isOptional' | 'maxBytes'> = {},
): BodyDefinition<Schema> {
  return { schema, example, ...more };
}

export function json<Schema extends z.ZodType>(schema: Schema, text = 'The response body.'): JsonResponse<Schema> {
  return { text, json: schema };
}

export const empty: EmptyResponse = { text: 'Done; no body.' };

/** Server-sent events: the schema of the data by event name. */
export function events<Events extends Readonly<Record<string, z.ZodType>>>(schemas: Events): EventStream<Events> {
  return { text: 'A stream that stays open.', type: 'text/event-stream', events: schemas };
}

/** The same type with everything in it readonly, as the domain's types are. */
export type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

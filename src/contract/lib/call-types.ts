import type { z } from 'zod';
import type { Id } from '#domain/id.ts';
import type { CallDefinition, Immutable, JsonResponse, RawResponse } from './define-call.ts';

/** The names of the ids in a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

/** What a call returns with one of its statuses; undefined without a body. */
export type ResponseValue<Response> =
  Response extends JsonResponse<infer Schema> ? Immutable<z.output<Schema>> : Response extends RawResponse ? string : undefined;

/** What a call returns when it succeeds. */
export type CallValue<Call extends CallDefinition> = ResponseValue<Call['responses'][keyof Call['responses']]>;

/** What a client passes to a call: the values in its path, its query, headers and body, as far as the call has them. */
export type CallInput<Call extends CallDefinition> = ParamsInput<Call['path']> & QueryInput<Call> & HeadersInput<Call> & BodyInput<Call>;

type ParamsInput<Path extends string> = [ParamNames<Path>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<ParamNames<Path>, string | number>> };

type QueryInput<Call> = Call extends { readonly query: { readonly schema: infer Schema extends z.ZodType } }
  ? OptionalIfEmpty<'query', QueryTexts<z.input<Schema>>>
  : unknown;

/** Query values are strings; absent ones are omitted. */
type QueryTexts<Query> = { readonly [Name in keyof Query]: Extract<Query[Name], string> };

type HeadersInput<Call> = Call extends { readonly headers: infer Headers }
  ? { readonly headers: Readonly<Record<keyof Headers, string>> }
  : unknown;

type BodyInput<Call> = Call extends { readonly picture: object }
  ? { readonly body: Blob }
  : Call extends { readonly body: { readonly schema: infer Schema extends z.ZodType } }
    ? OptionalIfEmpty<'body', Immutable<z.input<Schema>>>
    : unknown;

/** Makes a part optional when everything in it is optional. */
type OptionalIfEmpty<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [Key in Name]?: Value } : { readonly [Key in Name]: Value };

/** A call's query after its schema has parsed it. */
export type CallQuery<Call> = Call extends { readonly query: { readonly schema: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : undefined;

/** A call's body after its schema has parsed it; the bytes of a picture. */
export type CallBody<Call> = Call extends { readonly picture: object }
  ? Uint8Array
  : Call extends { readonly body: { readonly schema: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : undefined;

/** The parsed values in a call's path. */
export type CallParams<Call extends CallDefinition> = { readonly [Name in ParamNames<Call['path']>]: ParamOf<Call, Name> };

type ParamOf<Call, Name extends string> = Call extends { readonly params: Readonly<Record<Name, infer Schema extends z.ZodType>> }
  ? z.output<Schema>
  : Id;

/** The data of the events that a stream sends, by their names. */
export type EventsOf<Call extends CallDefinition> = Call['responses'][keyof Call['responses']] extends { readonly events: infer Events }
  ? { readonly [Name in keyof Events]: Events[Name] extends z.ZodType ? Immutable<z.output<Events[Name]>> : never }
  : never;

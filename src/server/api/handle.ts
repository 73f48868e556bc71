import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallBody, CallParams, CallQuery, ResponseValue } from '#contract/lib/call-types.ts';
import type { CallDefinition, Caller, RawResponse } from '#contract/lib/define-call.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { mayChange } from '#domain/office/team.ts';
import { problem } from '#domain/problem.ts';
import { actingAs } from '../auth/acting-member.ts';
import type { OfficeMember } from '../auth/office-access.ts';
import type { Session } from '../auth/sessions.ts';
import type { SignedInMember } from '../auth/team-sessions.ts';
import { stringifyInSlices } from '../json/json-in-slices.ts';
import type { Services } from '../services.ts';
import { type Api, type ApiContext, ProblemError } from './context.ts';
import { requireCustomerSession, requireSession } from './identity.ts';
import { readCallBody, readParams, readQuery } from './read-input.ts';
import { route } from './route.ts';
import { requireOfficeMember, requirePerson, requirePublisher } from './staff-sessions.ts';

/** The identity of the caller, by the call's `who`. */
interface Identities {
  readonly public: unknown;
  readonly phone: { readonly session: Session };
  readonly customer: { readonly session: Session & { readonly customerId: Id }; readonly customerId: Id };
  readonly staff: { readonly member: OfficeMember };
  readonly cash: { readonly member: OfficeMember };
  readonly courier: { readonly member: OfficeMember };
  readonly editor: { readonly member: OfficeMember };
  readonly catalog: { readonly member: OfficeMember };
  readonly team: { readonly member: OfficeMember };
  readonly payments: { readonly member: OfficeMember };
  readonly reports: { readonly member: OfficeMember };
  readonly feedback: { readonly member: OfficeMember };
  readonly orderDesk: { readonly member: OfficeMember };
  readonly customers: { readonly member: OfficeMember };
  readonly messages: { readonly member: OfficeMember };
  readonly log: { readonly member: OfficeMember };
  readonly publishing: { readonly member: OfficeMember };
  readonly member: { readonly person: SignedInMember };
}

const identify: { readonly [Who in Caller]: (context: ApiContext) => Promise<Identities[Who]> } = {
  public: async () => ({}),
  phone: async (context) => ({ session: await requireSession(context) }),
  customer: async (context) => {
    const session = await requireCustomerSession(context);
    return { session, customerId: session.customerId };
  },
  staff: async (context) => ({ member: await requireOfficeMember(context, 'staff') }),
  cash: async (context) => ({ member: await requireOfficeMember(context, 'cash') }),
  courier: async (context) => ({ member: await requireOfficeMember(context, 'courier') }),
  editor: async (context) => ({ member: await requireOfficeMember(context, 'editor') }),
  catalog: async (context) => ({ member: await requireOfficeMember(context, 'catalog') }),
  team: async (context) => ({ member: await requireOfficeMember(context, 'team') }),
  payments: async (context) => ({ member: await requireOfficeMember(context, 'payments') }),
  reports: async (context) => ({ member: await requireOfficeMember(context, 'reports') }),
  feedback: async (context) => ({ member: await requireOfficeMember(context, 'feedback') }),
  orderDesk: async (context) => ({ member: await requireOfficeMember(context, 'orderDesk') }),
  customers: async (context) => ({ member: await requireOfficeMember(context, 'customers') }),
  messages: async (context) => ({ member: await requireOfficeMember(context, 'messages') }),
  log: async (context) => ({ member: await requireOfficeMember(context, 'log') }),
  publishing: async (context) => ({ member: await requirePublisher(context) }),
  member: async (context) => ({ person: await requirePerson(context) }),
};

/** The input of a handler: the caller's identity, and the request as parsed by the call's schemas. */
export type HandlerInput<Call extends CallDefinition> = Identities[Call['who']] & {
  readonly context: ApiContext;
  readonly services: Services;
  readonly locale: Locale;
  readonly now: number;
  readonly path: CallParams<Call>;
  readonly query: CallQuery<Call>;
  readonly body: CallBody<Call>;
};

type StatusOf<Call extends CallDefinition> = keyof Call['responses'] & number;
type Reply<Call extends CallDefinition> = {
  [Status in StatusOf<Call>]: { readonly status: Status; readonly value: ResponseValue<Call['responses'][Status]> };
}[StatusOf<Call>];
type IsUnion<Type, Whole = Type> = Type extends unknown ? ([Whole] extends [Type] ? false : true) : never;

/**
 * The result of a handler: the value of the call's response, with the status when there are several, or a finished `Response` when the body
 * is not JSON.
 */
export type HandlerResult<Call extends CallDefinition> = Call['responses'][StatusOf<Call>] extends RawResponse
  ? Response
  : IsUnion<StatusOf<Call>> extends true
    ? Reply<Call>
    : ResponseValue<Call['responses'][StatusOf<Call>]> extends undefined
      ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a response body need not return anything
        void
      : ResponseValue<Call['responses'][StatusOf<Call>]>;

interface Options {
  readonly middleware?: readonly MiddlewareHandler[];
  /** Rejects by throwing, after the caller is identified and before anything else is read. */
  readonly before?: (context: ApiContext) => unknown;
}

/**
 * Serves a call as the contract defines it. Only the call's `who` and input that its schemas accept reach the handler:
 * the caller is checked first, then query, body and path, each with its own problem.
 */
export function handle<Call extends CallDefinition>(
  api: Api,
  call: Call,
  handler: (input: HandlerInput<Call>) => HandlerResult<Call> | Promise<HandlerResult<Call>>,
  options: Options = {},
): void {
  const respond = async (context: ApiContext) => {
    const identity = await identify[call.who](context);
    rejectLimited(call, identity);
    options.before?.(context);
    const input = {
      ...(identity as object),
      context,
      services: context.get('services'),
      locale: context.get('locale'),
      now: context.get('now'),
      query: call.query && readQuery(context, call.query.schema),
      body: await readCallBody(context, call),
      path: readParams(context, call),
    };
    // the schemas of this call parsed the input; the types can't express that here
    return toResponse(context, call, await onBehalfOf(identity, () => handler(input as HandlerInput<Call>)));
  };
  route(api, call, respond, options.middleware);
}

/** Viewers change nothing, and some calls are not for people who work for some restaurants (R-TEAM-8, R-TEAM-9). */
function rejectLimited({ method, notFor = [] }: CallDefinition, identity: unknown): void {
  const { member } = identity as { readonly member?: OfficeMember };
  if (member === undefined) return;
  const isLooking = !mayChange(member) && (method !== 'GET' || notFor.includes('viewer'));
  const isBound = member.restaurantIds !== null && notFor.includes('bound');
  if (isLooking || isBound) throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
}

/** A person of the team acts; their rights are read again where something changes. */
function onBehalfOf<Value>(identity: unknown, work: () => Value): Value {
  const { member, person } = identity as { readonly member?: OfficeMember; readonly person?: SignedInMember };
  const { id = null, role = '' } = member ?? person ?? {};
  return id === null ? work() : actingAs({ id, role }, work);
}

async function toResponse(context: ApiContext, { responses, isShared, who }: CallDefinition, result: unknown): Promise<Response> {
  if (result instanceof Response) return result;
  if (isShared) context.header('Cache-Control', 'private, no-cache');
  const statuses = Object.keys(responses).map(Number);
  const { status, value } = statuses.length === 1 ? { status: statuses[0] ?? 200, value: result } : (result as Reply<CallDefinition>);
  const response = responses[status];
  if (response === undefined || !('json' in response)) return context.body(null, 204);
  // a catalog with its changes has megabytes
  if (who !== 'catalog' && who !== 'publishing') return context.json(value as object, status as ContentfulStatusCode);
  const json = new Uint8Array(await stringifyInSlices(value));
  return context.body(json, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}

import { type ProblemCode, problemStatus } from '#domain/problem.ts';
import { callGroups } from '../calls.ts';
import type { CallDefinition, Caller } from '../lib/define-call.ts';
import { version } from '../lib/version.ts';
import { problemSchema } from './problem-schema.ts';
import { type JsonSchema, propertiesOf, SchemaBook } from './schemas.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, JsonSchema>> };
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: string;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: JsonSchema };
}

const groups: readonly { readonly tag: string; readonly text: string; readonly calls: Readonly<Record<string, CallDefinition>> }[] = [
  { tag: 'Shop', text: 'Settings, places, menus, times and prices.', calls: callGroups.shop },
  { tag: 'Account', text: 'Sign-in, the customer, promo codes and orders.', calls: callGroups.account },
  { tag: 'Kitchen', text: 'The board; 404 while there is neither a staff token nor a team.', calls: callGroups.staff },
  { tag: 'Editor', text: 'Texts and settings; 404 while there is neither an editor token nor a team.', calls: callGroups.editor },
  {
    tag: 'Office',
    text: 'The team, its sessions, the log of changes, the catalog, payments, reports, customers and orders on the phone.',
    calls: callGroups.office,
  },
  { tag: 'Publishing', text: 'Unpublished changes of the catalog and the pages, plans and versions.', calls: callGroups.publishing },
];

const introduction = [
  'Names come in the language of `Accept-Language: ru | en | uz`. Money is whole som, times are UTC+5. Paths work with and without',
  'a trailing slash. Every failure is `{ code, message: { ru, en, uz }, details? }`. Writes that a browser sends from another site are refused.',
].join(' ');

const security: Readonly<Record<Caller, Operation['security']>> = {
  public: [],
  phone: [{ session: [] }],
  customer: [{ session: [] }],
  staff: [{ teamSession: [] }, { staffToken: [] }, { staffSession: [] }],
  editor: [{ teamSession: [] }, { editorToken: [] }, { editorSession: [] }],
  cash: [{ teamSession: [] }, { staffToken: [] }, { staffSession: [] }],
  courier: [{ teamSession: [] }],
  catalog: [{ teamSession: [] }],
  team: [{ teamSession: [] }],
  payments: [{ teamSession: [] }],
  reports: [{ teamSession: [] }],
  feedback: [{ teamSession: [] }],
  orderDesk: [{ teamSession: [] }],
  customers: [{ teamSession: [] }],
  messages: [{ teamSession: [] }],
  log: [{ teamSession: [] }, { staffToken: [] }, { staffSession: [] }],
  publishing: [{ teamSession: [] }, { editorToken: [] }, { editorSession: [] }],
  member: [{ teamSession: [] }],
};

/** Every call as OpenAPI 3.1, from the schemas that check the requests. @param cookies the cookie names of this shop */
export function openApiDocument(
  siteUrl: string,
  cookies: Readonly<Record<'session' | 'staff' | 'editor' | 'team', string>>,
): OpenApiDocument {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { tag, calls } of groups) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}');
      const operation = operationOf({ name, tag, path }, call, book);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
    }
  }
  const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });
  return {
    openapi: '3.1.0',
    info: { title: 'Namuna storefront', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: siteUrl, description: 'This shop' }],
    tags: groups.map(({ tag, text }) => ({ name: tag, description: text })),
    paths,
    components: {
      schemas: { ...book.all(), Problem: problemSchema },
      securitySchemes: {
        session: cookie(cookies.session, 'Set by `POST /api/v1/auth/session`.'),
        staffToken: { type: 'http', scheme: 'bearer', description: 'A token of `STAFF_TOKEN`.' },
        staffSession: cookie(cookies.staff, 'Set by `POST /api/v1/staff/session`.'),
        editorToken: { type: 'http', scheme: 'bearer', description: 'A token of `EDITOR_TOKEN`.' },
        editorSession: cookie(cookies.editor, 'Set by `POST /api/v1/editor/session`.'),
        teamSession: cookie(cookies.team, 'Set by `POST /api/v1/office/session`.'),
      },
    },
  };
}

interface Place {
  readonly name: string;
  readonly tag: string;
  /** in OpenAPI spelling */
  readonly path: string;
}

function operationOf({ name, tag, path }: Place, call: CallDefinition, book: SchemaBook): Operation {
  const { summary, text, who } = call;
  const parameters = parametersOf(path, call);
  const requestBody = bodyOf(name, call, book);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(text === undefined ? {} : { description: text }),
    security: security[who],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { ...responsesOf(name, call, book), ...problemsOf(call) },
  };
}

function parametersOf(path: string, { query, headers = {} }: CallDefinition): Parameter[] {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' }, example: '1031' }),
  );
  const fields = (query === undefined ? [] : propertiesOf(query.schema)).map(({ name, schema, isRequired }): Parameter => {
    const example = query?.example[name];
    return { name, in: 'query', required: isRequired, schema, ...(example === undefined ? {} : { example }) };
  });
  const named = Object.entries(headers).map(
    ([name, { text, example }]): Parameter => ({
      name,
      in: 'header',
      required: true,
      description: text,
      schema: { type: 'string' },
      example,
    }),
  );
  return [...ids, ...fields, ...named];
}

function bodyOf(name: string, { body, picture }: CallDefinition, book: SchemaBook): Operation['requestBody'] {
  const types = ['image/png', 'image/jpeg', 'image/webp'];
  if (picture) return { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) };
  if (body === undefined) return undefined;
  const schema = book.refer('input', body.schema, `${capital(name)}Body`);
  return { required: !body.isOptional, content: { 'application/json': { schema, example: body.example } } };
}

function responsesOf(name: string, { responses }: CallDefinition, book: SchemaBook): Record<string, JsonSchema> {
  const contentOf = (response: CallDefinition['responses'][number]) => {
    if ('type' in response) return { [response.type]: { schema: { type: 'string' } } };
    return 'json' in response
      ? { 'application/json': { schema: book.refer('output', response.json, `${capital(name)}Answer`) } }
      : undefined;
  };
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const content = contentOf(response);
      return [status, { description: response.text, ...(content === undefined ? {} : { content }) }];
    }),
  );
}

const isOfOffice = (who: Caller) => !['public', 'phone', 'customer', 'member'].includes(who);

/** By status, with the codes that each may have; all have the same shape. */
function problemsOf({ method, path, who, query, body, picture, problems = [] }: CallDefinition): Record<string, JsonSchema> {
  const codes: ProblemCode[] = [
    ...problems,
    ...(who === 'public' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(isOfOffice(who) ? (['ROLE_NOT_ALLOWED'] as const) : []),
    ...(query === undefined ? [] : (['INVALID_QUERY'] as const)),
    ...(method === 'GET' ? [] : (['CROSS_SITE'] as const)),
    ...(body === undefined ? [] : (['INVALID_BODY'] as const)),
    ...(body === undefined && !picture ? [] : (['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(path.includes(':') ? (['NOT_FOUND'] as const) : []),
    'UNAVAILABLE',
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => problemStatus[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, { description: same.join(', '), content }]));
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

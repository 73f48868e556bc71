import { type ProblemCode, problemStatus } from '#domain/problem.ts';
import { accountCalls } from '../account/account-calls.ts';
import { phoneChangeCalls } from '../account/phone-change-calls.ts';
import { editorCalls } from '../editor/editor-calls.ts';
import { shopCalls } from '../shop/shop-calls.ts';
import { staffCalls } from '../staff/staff-calls.ts';
import { accountDescriptions } from './account.ts';
import type { AnswerDescription, Caller, Description } from './description.ts';
import { editorDescriptions } from './editor.ts';
import { problemSchema } from './problem-schema.ts';
import { type JsonSchema, propertiesOf, SchemaBook } from './schemas.ts';
import { shopDescriptions } from './shop.ts';
import { staffDescriptions } from './staff.ts';

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

interface Side {
  readonly tag: string;
  readonly text: string;
  readonly calls: Readonly<Record<string, { readonly method: string; readonly path: string }>>;
  readonly descriptions: Readonly<Record<string, Description>>;
}

const sides: readonly Side[] = [
  { tag: 'Shop', text: 'Settings, places, menus, times and prices.', calls: shopCalls, descriptions: shopDescriptions },
  {
    tag: 'Account',
    text: 'Sign-in, the customer, promo codes and orders.',
    calls: { ...accountCalls, ...phoneChangeCalls },
    descriptions: accountDescriptions,
  },
  { tag: 'Kitchen', text: 'The board; 404 while no staff token is configured.', calls: staffCalls, descriptions: staffDescriptions },
  {
    tag: 'Editor',
    text: 'Texts and settings; 404 while no editor token is configured.',
    calls: editorCalls,
    descriptions: editorDescriptions,
  },
];

const introduction = [
  'Names come in the language of `Accept-Language: ru | en | uz`. Money is whole som, times are UTC+5. Paths are answered with and without',
  'a trailing slash. Every failure is `{ code, message: { ru, en, uz }, details? }`. Writes that a browser sends from another site are refused.',
].join(' ');

const security: Readonly<Record<Caller, Operation['security']>> = {
  anybody: [],
  phone: [{ session: [] }],
  customer: [{ session: [] }],
  staff: [{ staffToken: [] }, { staffSession: [] }],
  editor: [{ editorToken: [] }, { editorSession: [] }],
};

/** Every call as OpenAPI 3.1, from the schemas that check the requests. @param cookies the names that this shop's cookies have */
export function openApiDocument(siteUrl: string, cookies: Readonly<Record<'session' | 'staff' | 'editor', string>>): OpenApiDocument {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { tag, calls, descriptions } of sides) {
    for (const [name, description] of Object.entries(descriptions)) {
      const { method, path } = calls[name] as { method: string; path: string };
      const spelled = path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}');
      const operation = operationOf({ name, tag, method, path: spelled }, description, book);
      paths[spelled] = { ...paths[spelled], [method.toLowerCase()]: operation };
    }
  }
  const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });
  return {
    openapi: '3.1.0',
    info: { title: 'Namuna storefront', version: '0.1.0', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: siteUrl, description: 'This shop' }],
    tags: sides.map(({ tag, text }) => ({ name: tag, description: text })),
    paths,
    components: {
      schemas: { ...book.all(), Problem: problemSchema },
      securitySchemes: {
        session: cookie(cookies.session, 'Set by `POST /api/v1/auth/session`.'),
        staffToken: { type: 'http', scheme: 'bearer', description: 'A token of `STAFF_TOKEN`.' },
        staffSession: cookie(cookies.staff, 'Set by `POST /api/v1/staff/session`.'),
        editorToken: { type: 'http', scheme: 'bearer', description: 'A token of `EDITOR_TOKEN`.' },
        editorSession: cookie(cookies.editor, 'Set by `POST /api/v1/editor/session`.'),
      },
    },
  };
}

interface Place {
  readonly name: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
}

function operationOf({ name, tag, method, path }: Place, description: Description, book: SchemaBook): Operation {
  const { summary, text, who } = description;
  const parameters = parametersOf(path, description);
  const requestBody = bodyOf(name, description, book);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(text === undefined ? {} : { description: text }),
    security: security[who],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { ...answersOf(name, description, book), ...problemsOf(method, path, description) },
  };
}

function parametersOf(path: string, { query, headers = {} }: Description): Parameter[] {
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

function bodyOf(name: string, { body, picture }: Description, book: SchemaBook): Operation['requestBody'] {
  const types = ['image/png', 'image/jpeg', 'image/webp'];
  if (picture) return { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) };
  if (body === undefined) return undefined;
  const schema = book.refer('input', body.schema, `${capital(name)}Body`);
  return { required: !body.isOptional, content: { 'application/json': { schema, example: body.example } } };
}

function answersOf(name: string, { answers }: Description, book: SchemaBook): Record<string, JsonSchema> {
  const contentOf = ({ json, events }: AnswerDescription) => {
    if (events) return { 'text/event-stream': { schema: { type: 'string' } } };
    return json && { 'application/json': { schema: book.refer('output', json, `${capital(name)}Answer`) } };
  };
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const content = contentOf(answer);
      return [status, { description: answer.text, ...(content === undefined ? {} : { content }) }];
    }),
  );
}

/** By status, with the codes that it may carry; all look alike. */
function problemsOf(method: string, path: string, { who, query, body, picture, problems = [] }: Description): Record<string, JsonSchema> {
  const codes: ProblemCode[] = [
    ...problems,
    ...(who === 'anybody' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(query === undefined ? [] : (['INVALID_QUERY'] as const)),
    ...(method === 'GET' ? [] : (['CROSS_SITE'] as const)),
    ...(body === undefined ? [] : (['INVALID_BODY'] as const)),
    ...(body === undefined && !picture ? [] : (['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    'UNAVAILABLE',
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => problemStatus[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, { description: same.join(', '), content }]));
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

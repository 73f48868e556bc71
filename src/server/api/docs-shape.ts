import type { JsonSchema } from '#contract/open-api/schemas.ts';

/** A JSON schema in the notation of a type, as HTML; every string from the schema is escaped. */
export function shapeOf(schema: JsonSchema, depth = 0): string {
  const { $ref, enum: values, const: value, anyOf, type, items, prefixItems, properties } = schema as Shape;
  if ($ref !== undefined) return linkTo($ref);
  if (values !== undefined) return values.map((one) => escapeHtml(JSON.stringify(one))).join(' | ');
  if (value !== undefined) return escapeHtml(JSON.stringify(value));
  if (anyOf !== undefined) return [...new Set(anyOf.map((one) => shapeOf(one, depth)))].join(' | ');
  if (properties !== undefined) return objectShape(schema as Shape, depth);
  if (prefixItems !== undefined) return `[${prefixItems.map((one) => shapeOf(one, depth)).join(', ')}]`;
  if (items !== undefined) return `${shapeOf(items, depth)}[]`;
  const name = typeof type === 'string' ? type : (type?.join(' | ') ?? 'anything');
  return escapeHtml(name) + limitsOf(schema as Shape);
}

interface Shape {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function objectShape({ properties = {}, required = [] }: Shape, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${indent}<b>${escapeHtml(name)}</b>${mark}: ${shapeOf(property, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

/** The limits of a number or a string; the limits of all safe integers are omitted. */
function limitsOf({ format, minLength, maxLength, minimum, maximum }: Shape): string {
  const from = minimum ?? minLength;
  const to = maximum ?? maxLength;
  const range = [from !== undefined && from > -1e15 ? `≥ ${from}` : '', to !== undefined && to < 1e15 ? `≤ ${to}` : ''];
  const words = [format ?? '', ...range, minLength === undefined && maxLength === undefined ? '' : 'characters'].filter(Boolean);
  return words.length === 0 ? '' : ` <i>${escapeHtml(words.join(' '))}</i>`;
}

function linkTo(reference: string): string {
  const name = escapeHtml(reference.split('/').at(-1) ?? '');
  return `<a href="#shape-${name}">${name}</a>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

import type { OpenApiDocument, Operation, Parameter } from '#contract/open-api/document.ts';
import { maliciousText, maliciousValue, tamperedWith } from '../support/builders/malicious-input.ts';
import type { Random } from '../support/builders/random.ts';
import type { RawRequest } from '../support/shop/raw-http-client.ts';

/** A call as the shop's API document describes it. */
export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  /** with placeholders such as `{id}` */
  readonly path: string;
  readonly operation: Operation;
}

/** Calls that end a session or limit access come last. */
export const lastNames: readonly string[] = [
  'openStaffSession',
  'openEditorSession',
  'endStaffSession',
  'endEditorSession',
  'endSession',
  'deleteAccount',
];

export function callsOf({ paths }: OpenApiDocument): DescribedCall[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return calls.sort((a, b) => lastNames.indexOf(a.name) - lastNames.indexOf(b.name));
}

/** Generates a request to a call, mostly close to a valid one. @param ids valid values of its path parameters */
export function generateRequest(
  call: DescribedCall,
  roll: Random,
  ids: readonly string[],
  own: Readonly<Record<string, string>>,
): RawRequest {
  const { method, path, operation } = call;
  const filled = path.replace(/\{\w+\}/g, () => encoded(roll.upTo(3) > 0 ? roll.oneOf(ids) : maliciousText(roll)));
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => queryOf(parameter, roll));
  const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
  const headers: Record<string, string> = { ...own };
  for (const { name } of named) headers[name.toLowerCase()] = roll.upTo(6) > 0 ? crypto.randomUUID() : latin(maliciousText(roll));
  if (roll.upTo(8) === 0) headers['accept-language'] = latin(maliciousText(roll));
  if (roll.upTo(8) === 0) headers['if-match'] = latin(maliciousText(roll));
  if (roll.upTo(20) === 0) headers['cookie'] = '';
  const requested = `${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  const { requestBody } = operation;
  if (requestBody === undefined) return { method, path: requested, headers };
  const types = Object.keys(requestBody.content);
  headers['content-type'] =
    roll.upTo(12) > 0 ? roll.oneOf(types) : roll.oneOf(['text/plain', 'application/xml', 'application/json;;', 'x']);
  const body = bodyOf(requestBody.content['application/json']?.['example'], roll);
  headers['content-length'] = String(Buffer.byteLength(body));
  return { method, path: requested, headers, body };
}

function queryOf({ name, example }: Parameter, roll: Random): string[] {
  const kind = roll.upTo(6);
  if (kind === 0) return [];
  const value = kind < 3 && example !== undefined ? example : maliciousText(roll);
  const pair = `${name}=${encoded(value)}`;
  return roll.upTo(15) === 0 ? [pair, pair] : [pair];
}

function bodyOf(example: unknown, roll: Random): string {
  if (roll.upTo(15) === 0) return maliciousText(roll);
  const value = example === undefined || roll.upTo(10) === 0 ? maliciousValue(roll) : tamperedWith(example, roll);
  const text = JSON.stringify(value) ?? '';
  return roll.upTo(20) === 0 ? text.slice(0, roll.upTo(text.length + 1)) : text;
}

/** Encodes as a client may: escaped, or with malformed escapes. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%25/g, '%');
}

/** The characters of a text that a header permits. */
export function latin(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}

import type { OpenApiDocument, Operation, Parameter } from '#contract/open-api/document.ts';
import type { JsonSchema } from '#contract/open-api/schemas.ts';
import { escapeHtml, shapeOf } from './docs-shape.ts';

export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --soft: light-dark(#f5f5f2, #222); --link: light-dark(#0b5d43, #7fd1b2); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 60rem; }
a { color: var(--link); }
nav ul { columns: 17rem; column-gap: 2rem; padding: 0; list-style: none; }
nav li { break-inside: avoid; padding-bottom: .5rem; line-height: 1.35; }
nav code { font-size: .75rem; overflow-wrap: anywhere; opacity: .8; }
article { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
article h3 { font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin: .75rem 0 .25rem; }
h4 { margin: .75rem 0 .25rem; font-size: .875rem; }
pre { background: var(--soft); padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; border-radius: .5rem; margin: 0; font-size: .8125rem; line-height: 1.45; }
article ul { margin: 0; padding: 0; list-style: none; font-size: .875rem; }
article li { border-bottom: 1px solid var(--line); padding: .25rem 0; overflow-wrap: anywhere; }
i { opacity: .75; }
`;

/** The OpenAPI document as one page: all calls, and the schemas that they share. */
export function docsPage({ info, servers, tags, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const list = own.map(
      ({ title, operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a><br><code>${title}</code>`,
    );
    return {
      entry: `<h3>${name}</h3><ul>${list.join('')}</ul>`,
      text: `<section><h2>${name}</h2><p>${marked(description)}</p>${own.map(callOf).join('')}</section>`,
    };
  });
  const shapes = Object.entries(components.schemas).map(shape);
  const title = escapeHtml(String(info['title']));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}: API</title><style>${docsStyle}</style></head><body><main><h1>${title}: API</h1>
<p>${marked(String(info['description']))}</p><p>${escapeHtml(servers[0]?.url ?? '')} · <a href="openapi.json">OpenAPI 3.1</a> · <a href="#shape-Problem">Failures</a></p>
<nav aria-label="Calls">${sections.map(({ entry }) => entry).join('')}</nav>
${sections.map(({ text }) => text).join('')}<section><h2>Shapes</h2>${shapes.join('')}</section></main></body></html>`;
}

function callOf({ title, operation }: { title: string; operation: Operation }): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const needs = security.map((one) => Object.keys(one)[0]).join(' or ');
  const body = Object.values(requestBody?.content ?? {})[0];
  return [
    `<article id="${operationId}"><h3>${escapeHtml(title)}</h3><p>${escapeHtml(summary)}. ${marked(description ?? '')}`,
    needs === '' ? '</p>' : ` <i>Needs ${needs}.</i></p>`,
    parameters.length === 0 ? '' : `<h4>Parameters</h4><ul>${parameters.map(parameterRow).join('')}</ul>`,
    requestBody === undefined ? '' : `<h4>Body: ${Object.keys(requestBody.content).join(', ')}</h4>`,
    body?.['schema'] === undefined ? '' : `<pre>${shapeOf(body['schema'] as JsonSchema)}</pre>`,
    body?.['example'] === undefined ? '' : `<h4>Example</h4><pre>${escapeHtml(JSON.stringify(body['example'], null, 2))}</pre>`,
    `<h4>Answers</h4><ul>${Object.entries(responses).map(responseRow).join('')}</ul></article>`,
  ].join('');
}

function parameterRow({ name, in: place, required, description = '', schema, example }: Parameter): string {
  const reported = [marked(description), example === undefined ? '' : `e.g. <code>${escapeHtml(example)}</code>`].filter(Boolean).join(' ');
  return `<li><b>${escapeHtml(name)}</b>${required ? '' : '?'} <i>${place}</i>: ${shapeOf(schema)}${reported === '' ? '' : `. ${reported}`}`;
}

/** Failures are listed by code only: all of them have the same shape. */
function responseRow([status, response]: [string, JsonSchema]): string {
  const content = response['content'] as Readonly<Record<string, { schema?: JsonSchema }>> | undefined;
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  const text = escapeHtml(String(response['description']));
  if (schema === undefined || Number(status) >= 400) return `<li><b>${status}</b> ${text}`;
  return `<li><b>${status}</b> ${text} ${type === 'application/json' ? shapeOf(schema) : `<i>${type}</i>`}`;
}

function shape([name, schema]: [string, JsonSchema]): string {
  const { description } = schema as { description?: string };
  return `<article id="shape-${name}"><h3>${name}</h3><p>${marked(description ?? '')}</p><pre>${shapeOf(schema)}</pre></article>`;
}

/** The subset of Markdown that descriptions use. */
function marked(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

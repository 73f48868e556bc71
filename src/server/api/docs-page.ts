import type { OpenApiDocument, Operation, Parameter } from '#contract/open-api/document.ts';
import type { JsonSchema } from '#contract/open-api/schemas.ts';
import { escapeHtml, shapeOf } from './docs-shape.ts';

export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --soft: light-dark(#f5f5f2, #222); --link: light-dark(#0b5d43, #7fd1b2); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 60rem; }
a { color: var(--link); }
nav ul { columns: 18rem; padding-left: 1.2rem; }
article { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin: .75rem 0 .25rem; }
h4 { margin: .75rem 0 .25rem; font-size: .875rem; }
pre { background: var(--soft); padding: .75rem; overflow-x: auto; border-radius: .5rem; margin: 0; font-size: .8125rem; line-height: 1.45; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
td, th { border-bottom: 1px solid var(--line); padding: .25rem .5rem .25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:first-child { width: 6rem; }
i { opacity: .75; }
`;

/** The document as one page: what there is, call by call, and the shapes that they share. */
export function docsPage({ info, servers, tags, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const list = own.map(({ title, operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a> ${title}`);
    return {
      entry: `<h3>${name}</h3><ul>${list.join('')}</ul>`,
      text: `<section><h2>${name}</h2><p>${marked(description)}</p>${own.map(callOf).join('')}</section>`,
    };
  });
  const shapes = Object.entries(components.schemas).map(shape);
  const title = escapeHtml(String(info['title']));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}: API</title><style>${docsStyle}</style></head><body><main><h1>${title}: API</h1>
<p>${marked(String(info['description']))}</p><p>${escapeHtml(servers[0]?.url ?? '')} · <a href="openapi.json">OpenAPI 3.1</a></p>
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
    parameters.length === 0 ? '' : `<h4>Sent beside the body</h4><table>${parameters.map(parameterRow).join('')}</table>`,
    requestBody === undefined ? '' : `<h4>Body: ${Object.keys(requestBody.content).join(', ')}</h4>`,
    body?.['schema'] === undefined ? '' : `<pre>${shapeOf(body['schema'] as JsonSchema)}</pre>`,
    body?.['example'] === undefined ? '' : `<h4>Example</h4><pre>${escapeHtml(JSON.stringify(body['example'], null, 2))}</pre>`,
    `<h4>Answers</h4><table>${Object.entries(responses).map(answerRow).join('')}</table></article>`,
  ].join('');
}

function parameterRow({ name, in: place, required, description = '', schema, example }: Parameter): string {
  const told = [marked(description), example === undefined ? '' : `e.g. <code>${escapeHtml(example)}</code>`].filter(Boolean).join(' ');
  return `<tr><td><b>${escapeHtml(name)}</b>${required ? '' : '?'}<td>${place}<td>${shapeOf(schema)}<td>${told}`;
}

function answerRow([status, answer]: [string, JsonSchema]): string {
  const content = answer['content'] as Readonly<Record<string, { schema?: JsonSchema }>> | undefined;
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  const told = schema === undefined ? '' : type === 'application/json' ? shapeOf(schema) : String(type);
  return `<tr><td>${status}<td>${escapeHtml(String(answer['description']))}<td>${told}`;
}

function shape([name, schema]: [string, JsonSchema]): string {
  const { description } = schema as { description?: string };
  return `<article id="shape-${name}"><h3>${name}</h3><p>${marked(description ?? '')}</p><pre>${shapeOf(schema)}</pre></article>`;
}

/** The little Markdown that descriptions use. */
function marked(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

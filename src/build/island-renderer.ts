import reactRenderer from '@astrojs/react/server.js';
import type { AstroComponentMetadata } from 'astro';
import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { propsKey } from './props-key.ts';

interface RenderedIsland {
  readonly html: string;
  readonly attrs?: Record<string, string>;
}

/** What Astro calls a renderer with. */
interface RenderContext {
  readonly result: object;
}

type Component = ComponentType<Record<string, unknown>>;

/** Some islands show the time: none is older than a page may be. */
const maxAgeMs = 1_000;
/** Of all islands together, in UTF-16 units. */
const maxLength = 4 * 1024 * 1024;

const rendered = new LRUCache<string, RenderedIsland>({
  ttl: maxAgeMs,
  maxSize: maxLength,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});
const numbers = new WeakMap<object, number>();
const counts = new WeakMap<object, number>();
let components = 0;

/**
 * Astro's React renderer, which renders an island without slots once for the same component, props and position on the page, and a
 * component that is no island as plain HTML.
 */
export default {
  ...reactRenderer,

  /**
   * Whether React renders it. React is the only renderer, so a function is a component; Astro's check would render it, and delay its
   * place among the islands of a page.
   */
  async check(component: unknown): Promise<boolean> {
    return typeof component === 'function' || (typeof component === 'object' && component !== null && '$$typeof' in component);
  },

  async renderToStaticMarkup(
    this: RenderContext,
    component: Component,
    props: Record<string, unknown>,
    slots: Readonly<Record<string, string>>,
    metadata?: AstroComponentMetadata,
  ): Promise<RenderedIsland> {
    if (Object.keys(slots).length > 0) return reactRenderer.renderToStaticMarkup.call(this, component, props, slots, metadata);
    delete props['class'];
    // no island: React does not take it over in the browser
    if (metadata?.hydrate === undefined) return { html: withoutHints(renderToStaticMarkup(createElement(component, props))) };
    const prefix = nextPrefix(this.result);
    const ofProps = propsKey(props);
    const key = ofProps === null ? null : `${numberOf(component)} ${prefix} ${ofProps}`;
    const known = key === null ? undefined : rendered.get(key);
    if (known !== undefined) return known;
    const stream = await renderToReadableStream(createElement(component, props), { identifierPrefix: prefix });
    const html = withoutHints(await new Response(stream).text());
    const island = { html, attrs: { prefix } };
    if (key !== null) rendered.set(key, island);
    return island;
  },
};

/** A prefix for the ids of one island; Astro's own renderer, which islands with slots have, counts with another letter. */
function nextPrefix(result: object): string {
  const count = counts.get(result) ?? 0;
  counts.set(result, count + 1);
  return `i${count}`;
}

function numberOf(component: Component): number {
  const known = numbers.get(component);
  if (known !== undefined) return known;
  components += 1;
  numbers.set(component, components);
  return components;
}

/** React prints hints for the head in front of the island, where hydration does not expect them. */
function withoutHints(html: string): string {
  return html.replace(/<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g, '');
}

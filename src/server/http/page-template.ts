/** A part of a page that depends on the query of its address, and on nothing else that differs between requests for the same view. */
export interface QueryPart {
  readonly html: string;
  render(query: URLSearchParams): Promise<string>;
}

/** Renders a page anew for another query: its pieces, in order. */
export type PageTemplate = (query: URLSearchParams) => Promise<readonly Buffer[]>;

/** Null: the page has no such parts, or they can't be distinguished from the rest of it. */
export function createTemplate(html: string, parts: readonly QueryPart[]): PageTemplate | null {
  const places = parts.map((part) => ({ part, start: html.indexOf(part.html), end: html.indexOf(part.html) + part.html.length }));
  places.sort((a, b) => a.start - b.start);
  const isApart = places.every(({ part, start }, at) => {
    const isOnce = part.html !== '' && start >= 0 && html.lastIndexOf(part.html) === start;
    return isOnce && !hasOwnPolicy(part.html) && start >= (places[at - 1]?.end ?? 0);
  });
  if (!isApart || places.length === 0) return null;
  const before = places.map(({ start }, at) => Buffer.from(html.slice(places[at - 1]?.end ?? 0, start)));
  const last = Buffer.from(html.slice(places.at(-1)?.end));
  return async (query) => {
    const rendered = await Promise.all(places.map(({ part }) => part.render(query)));
    if (rendered.some(hasOwnPolicy)) throw new Error('a part of a page has a style or script of its own');
    return [...rendered.flatMap((text, at) => [before[at] ?? last, Buffer.from(text)]), last];
  };
}

/** The policy of a page names its styles and scripts, so that none may come with a part. */
function hasOwnPolicy(html: string): boolean {
  return html.includes('<style') || html.includes('<script');
}

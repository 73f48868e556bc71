const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const headEnd = '</head>';

/** Astro inserts the style of its islands beside the first of them; HTML allows it only in the head. */
export function islandStyleInHead(html: string): string {
  const [at, head] = [html.indexOf(islandStyle), html.indexOf(headEnd)];
  if (at < head || head < 0) return html;
  return html.slice(0, head) + islandStyle + html.slice(head, at) + html.slice(at + islandStyle.length);
}

/** Embeddings, overrides and isolates: they turn the direction of the text around them, and nobody sees them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const lineEnds = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** What somebody typed, trimmed and without the characters that turn its direction. */
export function cleanText(text: string): string {
  return text.replace(directionControls, '').trim();
}

/** The same for a text of one line: line ends become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(lineEnds, ' '));
}

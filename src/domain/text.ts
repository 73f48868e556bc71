/** Embeddings, overrides and isolates: invisible characters that change the direction of the text around them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const lineEnds = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A promo code as it was typed or copied, without the invisible characters that messengers and pages put into it. */
export function cleanCode(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** User input, trimmed and without the characters that change its direction. */
export function cleanText(text: string): string {
  return text.replace(directionControls, '').trim();
}

/** The same for a single-line text: line breaks become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(lineEnds, ' '));
}

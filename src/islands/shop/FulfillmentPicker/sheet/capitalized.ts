/** Capitalizes a region's name as the header does by CSS, which does not apply to an `option` or inside of a text. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const breaks = ['\\\n', '<br>'];

/** Splits a Markdown text into the spaces and breaks at its ends and what is between them, in time linear in its length. */
export function splitEnds(text: string): { readonly start: string; readonly middle: string; readonly end: string } {
  let from = 0;
  let to = text.length;
  for (let step = gapAt(text, from); step > 0; step = gapAt(text, from)) from += step;
  for (let step = gapBefore(text, from, to); step > 0; step = gapBefore(text, from, to)) to -= step;
  return { start: text.slice(0, from), middle: text.slice(from, to), end: text.slice(to) };
}

/** The length of the space or break that begins here. */
function gapAt(text: string, at: number): number {
  const found = breaks.find((each) => text.startsWith(each, at));
  return found?.length ?? (isSpace(text[at]) ? 1 : 0);
}

/** The length of the space or break that ends here. */
function gapBefore(text: string, from: number, to: number): number {
  const found = breaks.find((each) => to - each.length >= from && text.startsWith(each, to - each.length));
  return found?.length ?? (to > from && isSpace(text[to - 1]) ? 1 : 0);
}

function isSpace(letter = ''): boolean {
  return letter !== '' && letter.trim() === '';
}

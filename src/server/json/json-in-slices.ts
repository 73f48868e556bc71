import { createPause } from '../async/in-slices.ts';

/** How deep lists are written and read one element at a time: a list of a section of a document. */
const deepest = 2;

/** The JSON of a large document, with pauses between the elements of its lists. */
export async function stringifyInSlices(document: unknown): Promise<Buffer> {
  const pause = createPause();
  const parts: Buffer[] = [];
  let text = '';
  const write = async (value: unknown, depth: number): Promise<void> => {
    if (typeof value !== 'object' || value === null || depth > deepest || 'toJSON' in value) {
      text += JSON.stringify(value) ?? 'null';
    } else if (Array.isArray(value)) {
      await writeAll(
        value.map((element) => ['', element]),
        ['[', ']'],
        depth,
      );
    } else {
      const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
      await writeAll(
        entries.map(([key, inner]) => [`${JSON.stringify(key)}:`, inner]),
        ['{', '}'],
        depth,
      );
    }
  };
  const writeAll = async (entries: readonly (readonly [string, unknown])[], [open, close]: readonly [string, string], depth: number) => {
    text += open;
    for (const [index, [name, inner]] of entries.entries()) {
      text += index === 0 ? name : `,${name}`;
      await write(inner, depth + 1);
      if (text.length > 65_536) text = flush(text);
      await pause();
    }
    text += close;
  };
  const flush = (written: string) => {
    parts.push(Buffer.from(written));
    return '';
  };
  await write(document, 0);
  flush(text);
  return Buffer.concat(parts);
}

const quote = 34;
const backslash = 92;
const isOpening = (code: number) => code === 123 || code === 91;
const isClosing = (code: number) => code === 125 || code === 93;
const stepLetters = 65_536;

/**
 * Parses a large document, with pauses between the elements of its lists.
 * @throws SyntaxError
 */
export async function parseInSlices(text: string): Promise<unknown> {
  const pause = createPause();
  const elements: unknown[] = [];
  // the document with `[5]` in place of its element 5; nothing else at that depth is a list
  let skeleton = '';
  let [depth, copied, begin, isText] = [0, 0, 0, false];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (place % stepLetters === 0) await pause();
    if (isText) {
      if (code === backslash) place += 1;
      else if (code === quote) isText = false;
    } else if (code === quote) {
      isText = true;
    } else if (isOpening(code)) {
      if (depth === deepest) begin = place;
      depth += 1;
    } else if (isClosing(code)) {
      depth -= 1;
      if (depth !== deepest) continue;
      skeleton += `${text.slice(copied, begin)}[${elements.length}]`;
      copied = place + 1;
      elements.push(JSON.parse(text.slice(begin, copied)));
      await pause();
    }
  }
  return withElements(JSON.parse(skeleton + text.slice(copied)), elements, 0);
}

function withElements(value: unknown, elements: readonly unknown[], depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return elements[(value as readonly number[])[0] ?? 0];
  if (Array.isArray(value)) return value.map((element) => withElements(element, elements, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withElements(inner, elements, depth + 1)]));
}

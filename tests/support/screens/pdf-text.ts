import { inflateSync } from 'node:zlib';

/** The parts of a PDF that Chromium writes: its objects by number, as text of one byte a character. */
type Objects = ReadonlyMap<string, string>;

const pointsPerMm = 72 / 25.4;

/** The width of the first page, and what is written on all pages, in the order in which it is drawn. */
export function readPdf(pdf: Buffer): { readonly widthMm: number; readonly text: string } {
  const file = pdf.toString('latin1');
  const objects: Objects = new Map([...file.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]));
  const bodies = [...objects.values()];
  const [, width = ''] = /\/MediaBox \[0 0 ([\d.]+)/.exec(file) ?? [];
  const fonts = new Map(bodies.flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]).map(([, name = '', id = '']) => [name, id]));
  const letters = new Map([...fonts].map(([name, id]) => [name, lettersOf(objects, id)]));
  const drawn = bodies.map((body) => streamOf(body)).filter((stream) => /\bTf\b/.test(stream));
  return { widthMm: Number(width) / pointsPerMm, text: drawn.map((stream) => textOf(stream, letters)).join('\n') };
}

function streamOf(body: string): string {
  const [, data] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? [];
  if (data === undefined) return '';
  const bytes = Buffer.from(data, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The letters of a font by the codes of its glyphs, in hexadecimal. */
function lettersOf(objects: Objects, font: string): ReadonlyMap<string, string> {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
  const table = streamOf(objects.get(id) ?? '');
  const letters = new Map<string, string>();
  for (const [, first = '', last = '', to = ''] of table.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
    for (let code = Number.parseInt(first, 16), at = 0; code + at <= Number.parseInt(last, 16); at += 1)
      letters.set(hex(code + at, first.length), String.fromCodePoint(Number.parseInt(to, 16) + at));
  for (const [, code = '', to = ''] of table.matchAll(/^<(\w+)> <(\w{4,})>$/gm))
    letters.set(code.toUpperCase(), Buffer.from(to, 'hex').swap16().toString('utf16le'));
  return letters;
}

function hex(code: number, length: number): string {
  return code.toString(16).toUpperCase().padStart(length, '0');
}

function textOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [part, font, codes = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>|\bET\b/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else if (part === 'ET') text += '\n';
    else {
      const size = [...letters.keys()][0]?.length ?? codes.length;
      for (let at = 0; at < codes.length; at += size) text += letters.get(codes.slice(at, at + size).toUpperCase()) ?? '';
    }
  }
  return text;
}

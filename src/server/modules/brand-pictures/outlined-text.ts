import outlines from './onest-outlines.json' with { type: 'json' };

/** The advance width and the outline of each letter of Onest, 1000 units per em, y axis pointing up. */
const glyphs = outlines as unknown as Readonly<Record<string, readonly [advance: number, outline: string]>>;
const unitsPerEm = 1_000;
/** The outlines have the regular weight; a stroke makes them bold, so each letter is slightly wider. */
const boldStroke = 44;
const boldAdvance = 24;

interface TextStyle {
  readonly sizePx: number;
  readonly color: string;
  readonly isBold?: boolean;
}

/** A line of text as SVG paths, so that a picture needs no system font; letters that are missing in Onest are omitted. */
export function outlinedText(text: string, x: number, y: number, { sizePx, color, isBold = false }: TextStyle): string {
  const scale = sizePx / unitsPerEm;
  let offset = 0;
  const paths = lettersOf(text).map(([advance, outline]) => {
    const path = outline === '' ? '' : `<path transform="translate(${offset} 0)" d="${outline}"/>`;
    offset += advance + (isBold ? boldAdvance : 0);
    return path;
  });
  const stroke = isBold ? ` stroke="${color}" stroke-width="${boldStroke}" stroke-linejoin="round"` : '';
  return `<g fill="${color}"${stroke} transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** The largest size, at most `sizePx`, at which the text is at most `maxWidthPx` wide. */
export function fittingSize(text: string, maxWidthPx: number, sizePx: number): number {
  const units = lettersOf(text).reduce((sum, [advance]) => sum + advance + boldAdvance, 0);
  return units === 0 ? sizePx : Math.min(sizePx, Math.floor((maxWidthPx * unitsPerEm) / units));
}

function lettersOf(text: string): (readonly [number, string])[] {
  return [...text].map((letter) => glyphs[letter]).filter((glyph) => glyph !== undefined);
}

import { z } from 'zod';
import { mostInLine } from '#domain/content/held-texts.ts';
import { isTooComplex, mostCharacters } from '#domain/content/markup.ts';
import { freeText, localizedText, som } from '../lib/scalars.ts';
import { type Kind, type LooseSiteSettings, placesOf, settingsFields, type WireSiteSettings } from './settings-fields.ts';

/** The source of settings: the server's responses, an editor, a catalog file. Each has its own limits for every kind of value. */
type Writer = 'response' | 'editor' | 'file';

const networks = z.enum(['fb', 'ins', 'tg']);
const flag = z.enum(['true', 'false']);
const scheme = z.enum(['fixed', 'visitor']);
const days = z.int().min(1).max(30);

const markdown = z
  .string()
  .max(mostCharacters)
  .refine((text) => !isTooComplex(text), 'too_complex');
const line = freeText(mostInLine);
const inLanguages = <Text extends z.ZodType>(text: Text) => z.strictObject({ ru: text, en: text, uz: text });
/** A file of this site; URLs from an import are accepted unchanged. */
const picture = z
  .string()
  .max(2_000)
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'path');
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'color');
const link = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\//, 'link');

const anyText = z.string().max(20_000);
const filledText = z.string().trim().min(1).max(20_000);
const anyPage = z.string().max(mostCharacters);
/** Only Russian is required in a file. */
const fileTexts = (russian: z.ZodType, other: z.ZodType) => z.strictObject({ ru: russian, en: other.optional(), uz: other.optional() });
const fileLink = z.string().regex(/^https?:\/\//, 'must begin with http:// or https://');

const schemas: Readonly<Record<Kind, Readonly<Record<Writer, z.ZodType>>>> = {
  picture: { response: z.string(), editor: picture, file: anyText },
  flag: { response: flag, editor: flag, file: flag },
  scheme: { response: scheme.exactOptional(), editor: scheme.exactOptional(), file: scheme.optional() },
  color: { response: z.string().exactOptional(), editor: color.exactOptional(), file: z.string().optional() },
  line: { response: z.string(), editor: line, file: anyText },
  page: { response: localizedText, editor: inLanguages(markdown), file: fileTexts(anyPage, anyPage) },
  optionalPage: {
    response: localizedText.exactOptional(),
    editor: inLanguages(markdown).exactOptional(),
    file: fileTexts(anyPage.trim().min(1), anyPage).optional(),
  },
  optionalLines: {
    response: localizedText.exactOptional(),
    editor: inLanguages(line).exactOptional(),
    file: fileTexts(anyText, anyText).optional(),
  },
  phones: {
    response: z.array(z.string()),
    editor: z.array(freeText(60).min(1)).max(20),
    file: z.array(filledText),
  },
  socials: {
    response: z.array(z.strictObject({ name: networks, url: z.string() })),
    editor: z.array(z.strictObject({ name: networks, url: link })).max(20),
    file: z.array(z.strictObject({ name: networks, url: fileLink })),
  },
  sum: { response: z.number(), editor: som, file: z.int().min(0).optional() },
  days: { response: days, editor: days, file: z.int().optional() },
};

/** The response of `GET /api/system/` (R-SITE-1): an allow-list, no other settings are sent to clients. */
export const wireSiteSettings = settingsBy('response') as z.ZodType<WireSiteSettings>;

/** What editors send and receive (R-SITE-1): the settings with the limits of a catalog file. */
export const editorSettings = settingsBy('editor') as z.ZodType<WireSiteSettings>;

/** `settings` of a catalog file (R-FILE-1). */
export const fileSettings = settingsBy('file') as z.ZodType<LooseSiteSettings>;

interface Shape {
  [key: string]: z.ZodType | Shape;
}

function settingsBy(writer: Writer): z.ZodType {
  return settingsObject((kind) => schemas[kind][writer], z.strictObject);
}

/** The whole object of the table of settings. @param make makes an object of its parts */
export function settingsObject(schemaOf: (kind: Kind) => z.ZodType, make: (shape: z.ZodRawShape) => z.ZodType): z.ZodType {
  const shape: Shape = {};
  for (const [place, kind] of Object.values(settingsFields)) {
    for (const [path] of placesOf(place)) put(shape, path, schemaOf(kind));
  }
  return objectOf(shape, make);
}

function put(shape: Shape, [name = '', ...rest]: readonly string[], schema: z.ZodType): void {
  if (rest.length === 0) {
    shape[name] = schema;
    return;
  }
  shape[name] ??= {};
  put(shape[name] as Shape, rest, schema);
}

function objectOf(shape: Shape, make: (shape: z.ZodRawShape) => z.ZodType): z.ZodType {
  const inner = (part: z.ZodType | Shape) => (part instanceof z.ZodType ? part : objectOf(part, make));
  return make(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inner(part)])));
}

import { z } from 'zod';
import { parseFirstName } from '#domain/customer/customer.ts';
import { parsePhone } from '#domain/customer/phone.ts';
import { parseId } from '#domain/id.ts';
import { cleanCode, cleanLine, cleanText } from '#domain/text.ts';

/** Turns a parser of the domain into a schema: input for which it returns null is rejected. */
function parsedBy<Output>(parse: (text: string) => Output | null, what: string) {
  return (text: string, context: z.RefinementCtx): Output => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: what });
    return z.NEVER;
  };
}

/** An id sent by a client: a string up to 64 characters without control characters, or an integer; parsed to a string (R-ID-1). */
export const inputId = z.union([z.string(), z.number()]).transform((value, context) => {
  const id = parseId(value);
  if (id !== null) return id;
  context.addIssue({ code: 'custom', message: 'id' });
  return z.NEVER;
});

/** An id in a response: this server sends strings, an upstream may send integers. */
export const outputId = z.union([z.string(), z.int()]).refine((value) => parseId(value) !== null, 'id');

/** No control characters except tab and line ends; valid with and without the flag `u`, which readers of the document may not support. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is rejected
const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;

/** Free text: cleaned (see the domain), up to `max` characters, no control characters except tab and line ends. */
export function freeText(max: number) {
  return z.string().overwrite(cleanText).max(max).regex(printable, 'control_characters');
}

/** The same in one line: line ends become spaces. */
export function lineText(max: number) {
  return z.string().overwrite(cleanLine).max(max).regex(printable, 'control_characters');
}

/** The name of a promo code, without invisible characters. */
export function codeText(max: number) {
  return z.string().overwrite(cleanCode).max(max).regex(printable, 'control_characters');
}

/** Whole som, not below zero. */
export const som = z.int().min(0).max(1_000_000_000_000);

/** Twelve digits with the 998 prefix, parsed from any usual spelling (R-PHONE-1). */
export const phone = z
  .string()
  .max(64)
  .transform(parsedBy((text) => parsePhone(text), 'phone'));

/** One clean line, 1 to 60 characters (R-CUSTOMER-1). */
export const firstName = lineText(200).transform(parsedBy(parseFirstName, 'first_name'));

/** YYYY-MM-DD, a valid calendar date. */
export const day = z.iso.date();

export const longitude = z.number().min(-180).max(180);
export const latitude = z.number().min(-90).max(90);

export const localizedText = z.strictObject({ ru: z.string(), en: z.string(), uz: z.string() });

/** A query value that may be absent or empty. */
export function emptyAsAbsent<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  const preprocessed: unknown = z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
  // zod types the input of a preprocess as `unknown`; here only '' is accepted in addition to the schema's input
  return preprocessed as z.ZodOptional<Schema>;
}

/** From and to. */
export const timeRange = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() });

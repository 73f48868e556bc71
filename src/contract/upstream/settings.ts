import { z } from 'zod';
import { type Kind, type LooseSiteSettings, placesOf, settingsFields } from '../shop/settings-fields.ts';
import { settingsObject } from '../shop/settings-schema.ts';
import { flag, listOf, name, number, optional, text } from './scalars.ts';

const words = optional(text);
/** A plain text is that of every language. */
const texts = optional(
  z.union([text.transform((every) => ({ ru: every, en: every, uz: every })), z.object({ ru: words, en: words, uz: words })]),
);
/** A plain text is a list of one. */
const phones = optional(z.union([name.transform((one) => [one]), listOf(name)]));

const schemas: Readonly<Record<Kind, z.ZodType>> = {
  picture: words,
  flag: optional(flag.transform(String)),
  scheme: words,
  color: words,
  line: words,
  page: texts,
  optionalPage: texts,
  optionalLines: texts,
  phones,
  socials: listOf(z.object({ name, url: name })),
  sum: optional(number),
  days: optional(number),
};

/** Every setting may be absent. */
const siteSettings = settingsObject(
  (kind) => schemas[kind],
  (shape) => optional(z.object(shape)),
) as z.ZodType<LooseSiteSettings | null>;

const names = new Set(Object.values(settingsFields).flatMap(([place]) => placesOf(place).map(([[first]]) => first)));

/** null: the response has no setting at all */
export function readSettings(response: unknown): LooseSiteSettings | null {
  return Object.keys(Object(response)).some((key) => names.has(key)) ? siteSettings.parse(response) : null;
}

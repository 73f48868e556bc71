import { z } from 'zod';
import { isTooComplex } from '#domain/content/markup.ts';
import { type Block, pageLimits } from '#domain/content/pages/blocks.ts';
import { isSlug, type SitePages, slugProblem } from '#domain/content/pages/site-pages.ts';
import { day, freeText, lineText, som } from '../lib/scalars.ts';

const inLanguages = <Text extends z.ZodType>(text: Text) => z.strictObject({ ru: text, en: text, uz: text });
const line = inLanguages(lineText(pageLimits.line));
const markdown = inLanguages(freeText(pageLimits.markdown).refine((text) => !isTooComplex(text), 'too_complex'));

/** A block or page keeps it while it is edited and moved. */
const key = z.string().regex(/^[\w-]{1,40}$/, 'id');
/** A restaurant or a dish. */
const recordId = z.string().regex(/^\P{Cc}{1,64}$/u, 'id');

/** A file of this site: pages request nothing from others. */
const picture = z.strictObject({
  image: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])/, 'path'),
  alt: line,
});

/** Another site needs http(s); a path of this site has no language and no second slash. */
const href = z
  .string()
  .max(2_000)
  .regex(/^(\/(?![/\\])\S*|https?:\/\/\S+|tel:\+?\d[\d-]*|mailto:[^\s@]+@[^\s@]+)$/, 'link');
const link = z.strictObject({ label: line, href });
const webAddress = z
  .string()
  .max(2_000)
  .regex(/^https:\/\/\S+$/, 'link')
  .refine((text) => URL.canParse(text), 'link');

const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);
const base = <Kind extends string>(kind: Kind) => ({ id: key, kind: z.literal(kind) });

const salary = som.nullable();
const vacancy = z
  .strictObject({
    ...base('vacancy'),
    title: line,
    text: markdown,
    place: line,
    employment: z.enum(['full', 'part']),
    salaryFrom: salary,
    salaryTo: salary,
    postedOn: day.nullable(),
    validUntil: day.nullable(),
    link: link.nullable(),
  })
  .refine(({ salaryFrom, salaryTo }) => salaryFrom === null || salaryTo === null || salaryFrom <= salaryTo, {
    message: 'salary',
    path: ['salaryTo'],
  });

const block = z.discriminatedUnion('kind', [
  z.strictObject({ ...base('text'), text: markdown }),
  z.strictObject({ ...base('picture'), picture, caption: line }),
  z.strictObject({
    ...base('pictureText'),
    picture,
    side: z.enum(['left', 'right']),
    title: line,
    text: markdown,
    link: link.nullable(),
  }),
  z.strictObject({ ...base('gallery'), title: line, pictures: list(picture, pageLimits.pictures) }),
  z.strictObject({ ...base('callout'), tone: z.enum(['note', 'warning']), title: line, text: markdown }),
  z.strictObject({ ...base('figures'), items: list(z.strictObject({ value: line, label: line }), pageLimits.figures) }),
  z.strictObject({
    ...base('steps'),
    title: line,
    items: list(z.strictObject({ picture: picture.nullable(), title: line, text: line }), pageLimits.steps),
  }),
  z.strictObject({
    ...base('questions'),
    title: line,
    items: list(z.strictObject({ question: line, answer: markdown }), pageLimits.questions),
  }),
  z.strictObject({
    ...base('restaurants'),
    title: line,
    items: list(z.strictObject({ id: recordId, picture: picture.nullable() }), pageLimits.ids),
  }),
  z.strictObject({ ...base('dishes'), title: line, ids: list(recordId, pageLimits.ids) }),
  vacancy,
  z.strictObject({ ...base('video'), title: line, url: webAddress, picture }),
  z.strictObject({ ...base('button'), title: line, text: line, link }),
  z.strictObject({
    ...base('contact'),
    name: line,
    role: line,
    phone: lineText(60),
    email: z.union([z.literal(''), z.email().max(200)]),
  }),
]) satisfies z.ZodType<Block>;

const hasOwnKeys = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;
const content = {
  title: line,
  lead: line,
  picture: picture.nullable(),
  blocks: list(block, pageLimits.blocks).refine(hasOwnKeys, 'same_id'),
};
const page = z.strictObject(content);
/** The page of the restaurants has its list and its map; the styles of blocks would not fit into its first response. */
const headAlone = z.strictObject({ ...content, picture: z.null(), blocks: list(block, 0) });

const ownPage = z.strictObject({
  ...content,
  id: key,
  slug: z.string().max(pageLimits.slug).refine(isSlug, 'slug'),
  description: line,
  place: z.enum(['header', 'footer', 'none']),
});

/** What editors add to pages: of a draft, a version, a catalog file. */
export const sitePages: z.ZodType<SitePages> = z.strictObject({
  fixed: z.strictObject({ about: page, contacts: page, filial: headAlone, offer: page, privacy: page }),
  own: list(ownPage, pageLimits.ownPages).refine(hasOwnKeys, 'same_id'),
});

/** The same in a catalog file, whose addresses must be free. */
export const filePages: z.ZodType<SitePages> = sitePages.superRefine(({ own }, context) => {
  const wrong = slugProblem(own);
  if (wrong === null) return;
  const words = wrong.code === 'SLUG_TAKEN' ? 'is listed twice' : 'is reserved';
  context.addIssue({ code: 'custom', message: `the slug ${wrong.slug} ${words}`, path: ['own'] });
});

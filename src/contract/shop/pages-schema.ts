import { z } from 'zod';
import { isTooComplex } from '#domain/content/markup.ts';
import { type Banner, bannerLimits } from '#domain/content/pages/banners.ts';
import { type Block, pageLimits } from '#domain/content/pages/blocks.ts';
import { lintPages } from '#domain/content/pages/lint-pages.ts';
import { isSlug, type SitePages, slugProblem } from '#domain/content/pages/site-pages.ts';
import { noText } from '#domain/localized-text.ts';
import { day, freeText, lineText, som } from '../lib/scalars.ts';

const inLanguages = <Text extends z.ZodType>(text: Text) => z.strictObject({ ru: text, en: text, uz: text });
const line = inLanguages(lineText(pageLimits.line));
const markdown = inLanguages(freeText(pageLimits.markdown).refine((text) => !isTooComplex(text), 'too_complex'));

/** A block or page keeps it while it is edited and moved. */
const key = z.string().regex(/^[\w-]{1,40}$/, 'id');
/** A restaurant or a dish. */
const recordId = z.string().regex(/^\P{Cc}{1,64}$/u, 'id');

/** A path of this site, because pages request nothing from others. */
const ownPath = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\/(?![/\\])/, 'path');
const percent = z.int().min(0).max(100);
export const focalPoint = z.strictObject({ x: percent, y: percent });
const focus = focalPoint.optional();
/** The picture is '' where a draft has none yet. */
const picture = z.strictObject({ image: z.union([z.literal(''), ownPath(2_000)]), alt: line, focus });

/** Another site needs http(s); a path of this site has no language and no second slash; '' where a draft has no address yet. */
const href = z
  .string()
  .max(2_000)
  .regex(/^(\/(?![/\\])\S*|https?:\/\/\S+|tel:\+?\d[\d-]*|mailto:[^\s@]+@[^\s@]+|)$/, 'link');
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
  z.strictObject({ ...base('video'), title: line, url: z.union([z.literal(''), webAddress]), picture }),
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
  /** An earlier version wrote it for own pages alone. */
  description: line.default(noText),
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
  place: z.enum(['header', 'footer', 'none']),
});

const short = (most: number) => inLanguages(lineText(most));
/** YYYY-MM-DDTHH:mm in Tashkent. */
const minute = z.iso.datetime({ local: true, precision: -1 }).max(16, 'minute');
const banner = z.strictObject({
  id: key,
  title: short(bannerLimits.title),
  text: short(bannerLimits.text),
  picture: z.strictObject({ image: ownPath(bannerLimits.image), alt: short(bannerLimits.alt), focus }).nullable(),
  from: minute.nullable(),
  until: minute.nullable(),
  link: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['folder', 'dish']), id: z.union([z.literal(''), recordId]) }),
      z.strictObject({ kind: z.literal('page'), path: ownPath(bannerLimits.path) }),
      z.strictObject({ kind: z.literal('promo'), code: lineText(bannerLimits.code) }),
    ])
    .nullable(),
}) satisfies z.ZodType<Banner>;

/** What editors add to pages: of a draft, a version, a catalog file. An earlier version wrote no banners. */
export const sitePages: z.ZodType<SitePages> = z.strictObject({
  fixed: z.strictObject({ about: page, contacts: page, filial: headAlone, offer: page, privacy: page }),
  own: list(ownPage, pageLimits.ownPages).refine(hasOwnKeys, 'same_id'),
  banners: list(banner, bannerLimits.banners).refine(hasOwnKeys, 'same_id').default([]),
});

/** The same in a catalog file, which is published as it is: its slugs must be free, its pictures and links complete. */
export const filePages: z.ZodType<SitePages> = sitePages.superRefine((pages, context) => {
  const wrong = slugProblem(pages.own);
  const words = wrong?.code === 'SLUG_TAKEN' ? 'is listed twice' : 'is reserved';
  if (wrong !== null) context.addIssue({ code: 'custom', message: `the slug ${wrong.slug} ${words}`, path: ['own'] });
  for (const { page, path, rule } of lintPages(pages)) {
    if (rule === 'missing_picture' || rule === 'missing_link') context.addIssue({ code: 'custom', message: `${page} ${path} ${rule}` });
  }
});

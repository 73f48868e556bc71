import type { Id } from '../../id.ts';
import type { LocalizedText } from '../../locale.ts';
import type { FocalPoint } from '../../menu/focal-point.ts';
import type { Som } from '../../money.ts';
import { mostCharacters } from '../markup.ts';

/** A picture of a page: a stored picture or a file of this site, with its text for readers who do not see it. */
export interface PagePicture {
  /** a path of this site: `/media/…` for a stored picture; '' in a draft: not chosen yet, which prevents publishing */
  readonly image: string;
  readonly alt: LocalizedText;
  /** absent: the center */
  readonly focus?: FocalPoint | undefined;
}

/**
 * Where a button leads: a page of this site (without a language), a phone, an address of mail, or another site; '' in a draft: not
 * written yet, which prevents publishing.
 */
export interface PageLink {
  readonly label: LocalizedText;
  readonly href: string;
}

/** What each kind of block contains. A text is Markdown where its comment says so; any other text is one line. */
interface BlockContents {
  /** Markdown */
  text: { readonly text: LocalizedText };
  picture: { readonly picture: PagePicture; readonly caption: LocalizedText };
  /** a picture beside Markdown, with a link or without one */
  pictureText: {
    readonly picture: PagePicture;
    readonly side: 'left' | 'right';
    readonly title: LocalizedText;
    readonly text: LocalizedText;
    readonly link: PageLink | null;
  };
  gallery: { readonly title: LocalizedText; readonly pictures: readonly PagePicture[] };
  /** Markdown that is set off */
  callout: { readonly tone: 'note' | 'warning'; readonly title: LocalizedText; readonly text: LocalizedText };
  figures: { readonly items: readonly Figure[] };
  steps: { readonly title: LocalizedText; readonly items: readonly Step[] };
  questions: { readonly title: LocalizedText; readonly items: readonly Question[] };
  /** no items: every restaurant */
  restaurants: { readonly title: LocalizedText; readonly items: readonly ShownRestaurant[] };
  dishes: { readonly title: LocalizedText; readonly ids: readonly Id[] };
  vacancy: Vacancy;
  /** a picture that opens a video of another site; `url` '' in a draft: not written yet, which prevents publishing */
  video: { readonly title: LocalizedText; readonly url: string; readonly picture: PagePicture };
  button: { readonly title: LocalizedText; readonly text: LocalizedText; readonly link: PageLink };
  contact: Contact;
}

/** A restaurant with a picture of its own or without one. */
interface ShownRestaurant {
  readonly id: Id;
  readonly picture: PagePicture | null;
}

/** A number and what it counts. */
interface Figure {
  readonly value: LocalizedText;
  readonly label: LocalizedText;
}

interface Step {
  readonly picture: PagePicture | null;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
}

interface Question {
  readonly question: LocalizedText;
  /** Markdown */
  readonly answer: LocalizedText;
}

interface Vacancy {
  readonly title: LocalizedText;
  /** Markdown */
  readonly text: LocalizedText;
  /** the city or the restaurant */
  readonly place: LocalizedText;
  readonly employment: 'full' | 'part';
  /** a month; null: it is not published */
  readonly salaryFrom: Som | null;
  readonly salaryTo: Som | null;
  /** YYYY-MM-DD; null: unknown */
  readonly postedOn: string | null;
  /** the last day; null: until it is removed */
  readonly validUntil: string | null;
  /** where to apply */
  readonly link: PageLink | null;
}

interface Contact {
  readonly name: LocalizedText;
  /** what to turn to this person or department for */
  readonly role: LocalizedText;
  readonly phone: string;
  readonly email: string;
}

export type BlockKind = keyof BlockContents;

/** A part of a page. `id` stays the same while the block is edited and moved. */
export type Block = { readonly [Kind in BlockKind]: { readonly id: string; readonly kind: Kind } & BlockContents[Kind] }[BlockKind];

export type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

/** The most of everything that a page may contain. */
export const pageLimits = {
  blocks: 100,
  ownPages: 50,
  /** characters of Markdown */
  markdown: mostCharacters,
  /** characters of one line */
  line: 300,
  slug: 60,
  pictures: 24,
  figures: 6,
  steps: 8,
  questions: 50,
  ids: 48,
} as const;

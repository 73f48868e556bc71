import type { Id } from '../../id.ts';
import type { Locale, LocalizedText } from '../../locale.ts';
import type { FocalPoint } from '../../menu/focal-point.ts';
import type { Som } from '../../money.ts';
import type { Restaurant } from '../../place/restaurant.ts';
import { localizedPath } from '../../routes.ts';
import { isWrittenIn } from '../text-language.ts';
import { textsOfPage } from './block-texts.ts';
import type { Block, BlockKind, BlockOf, PageLink, PagePicture } from './blocks.ts';
import { emptyPage, type PageContent } from './site-pages.ts';

export interface PictureView {
  readonly image: string;
  readonly alt: string;
  readonly focus: FocalPoint | undefined;
}

interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** A dish as today's menu has it. */
export interface DishView {
  readonly id: Id;
  readonly name: string;
  readonly image: string | null;
  /** null: without a price */
  readonly price: Som | null;
  readonly isAvailable: boolean;
  /** when it is served, if that is not now; null: now, or it can't be ordered at all */
  readonly served: string | null;
}

interface QuestionView {
  readonly question: string;
  readonly answerHtml: string;
}

interface BlockViews {
  text: { readonly html: string };
  picture: { readonly picture: PictureView; readonly caption: string };
  pictureText: {
    readonly picture: PictureView;
    readonly side: 'left' | 'right';
    readonly title: string;
    readonly html: string;
    readonly link: LinkView | null;
  };
  gallery: { readonly title: string; readonly pictures: readonly PictureView[] };
  callout: { readonly tone: 'note' | 'warning'; readonly title: string; readonly html: string };
  figures: { readonly items: readonly { readonly value: string; readonly label: string }[] };
  steps: {
    readonly title: string;
    readonly items: readonly { readonly picture: PictureView | null; readonly title: string; readonly text: string }[];
  };
  questions: { readonly title: string; readonly items: readonly QuestionView[] };
  restaurants: {
    readonly title: string;
    readonly items: readonly { readonly restaurant: Restaurant; readonly picture: PictureView | null }[];
    /** how many the shop has */
    readonly all: number;
  };
  dishes: { readonly title: string; readonly dishes: readonly DishView[] };
  vacancy: Omit<BlockOf<'vacancy'>, 'id' | 'kind' | 'title' | 'text' | 'place' | 'link'> & {
    readonly title: string;
    readonly html: string;
    readonly place: string;
    readonly link: LinkView | null;
  };
  video: { readonly title: string; readonly url: string; readonly picture: PictureView };
  button: { readonly title: string; readonly text: string; readonly link: LinkView };
  contact: { readonly name: string; readonly role: string; readonly phone: string; readonly email: string };
}

/** A block as one language shows it. */
export type BlockView = {
  /** `lang`: of all its texts, where they are not in the page's language */
  readonly [Kind in BlockKind]: { readonly id: string; readonly kind: Kind; readonly lang?: Locale } & BlockViews[Kind];
}[BlockKind];
export type BlockViewOf<Kind extends BlockKind> = Extract<BlockView, { readonly kind: Kind }>;

/** A page's own head and blocks as one language shows them; '' where the page shows its usual title or lead. */
export interface PageView {
  readonly title: string;
  readonly lead: string;
  /** for search engines; '' where the page has its usual one */
  readonly description: string;
  readonly picture: PictureView | null;
  readonly blocks: readonly BlockView[];
}

/** What blocks show beside their own texts. */
export interface ViewContext {
  readonly locale: Locale;
  /** returns safe HTML */
  readonly renderMarkdown: (text: string) => string;
  /** the restaurants of the shop, in its order */
  readonly restaurants: readonly Restaurant[];
  /** the dishes that menus contain now */
  readonly dishes: ReadonlyMap<Id, DishView>;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** The text of a language; a language without one repeats the Russian text (R-LANG-6). */
export function textIn(text: LocalizedText, locale: Locale): string {
  return text[locale].trim() || text.ru.trim();
}

export function viewPage({ title, lead, description, picture, blocks }: PageContent, context: ViewContext): PageView {
  const { locale } = context;
  return {
    title: textIn(title, locale),
    lead: textIn(lead, locale),
    description: textIn(description, locale),
    picture: picture === null ? null : viewPicture(picture, locale),
    blocks: viewBlocks(blocks, context),
  };
}

/** Blocks as a page shows them. A removed dish is left out; so is a block without anything to show, or a vacancy that is over. */
function viewBlocks(blocks: readonly Block[], context: ViewContext): BlockView[] {
  return blocks
    .map((block) => ({ ...viewBlock(block, context), ...languageOf(block, context.locale) }))
    .filter((view) => hasContent(view, context.today));
}

function languageOf(block: Block, locale: Locale): { readonly lang?: Locale } {
  const texts = textsOfPage({ ...emptyPage, blocks: [block] }).map(({ text }) => text);
  return isWrittenIn(texts, locale) ? {} : { lang: 'ru' };
}

export function viewPicture({ image, alt, focus }: PagePicture, locale: Locale): PictureView {
  return { image, alt: textIn(alt, locale), focus };
}

function viewLink(link: PageLink | null, locale: Locale): LinkView | null {
  if (link === null || link.href === '') return null;
  const { label, href } = link;
  return { label: textIn(label, locale), href: href.startsWith('/') && !href.startsWith('/media/') ? localizedPath(href, locale) : href };
}

function viewBlock(block: Block, context: ViewContext): BlockView {
  const { locale, renderMarkdown } = context;
  const text = (of: LocalizedText) => textIn(of, locale);
  const html = (of: LocalizedText) => renderMarkdown(textIn(of, locale));
  const picture = (of: PagePicture) => viewPicture(of, locale);
  switch (block.kind) {
    case 'text':
      return { id: block.id, kind: block.kind, html: html(block.text) };
    case 'picture':
      return { ...block, picture: picture(block.picture), caption: text(block.caption) };
    case 'pictureText':
      return {
        id: block.id,
        kind: block.kind,
        side: block.side,
        picture: picture(block.picture),
        title: text(block.title),
        html: html(block.text),
        link: viewLink(block.link, locale),
      };
    case 'gallery':
      return { ...block, title: text(block.title), pictures: block.pictures.map(picture) };
    case 'callout':
      return { id: block.id, kind: block.kind, tone: block.tone, title: text(block.title), html: html(block.text) };
    case 'figures':
      return { ...block, items: block.items.map(({ value, label }) => ({ value: text(value), label: text(label) })) };
    case 'video':
      return { ...block, title: text(block.title), picture: picture(block.picture) };
    case 'contact':
      return { ...block, name: text(block.name), role: text(block.role) };
    default:
      return viewRichBlock(block, context);
  }
}

type RichBlock = BlockOf<'steps' | 'questions' | 'restaurants' | 'dishes' | 'vacancy' | 'button'>;

/** The blocks that show more than their own texts, or lists of several texts. */
function viewRichBlock(block: RichBlock, { locale, renderMarkdown, restaurants, dishes }: ViewContext): BlockView {
  const text = (of: LocalizedText) => textIn(of, locale);
  const title = text(block.title);
  switch (block.kind) {
    case 'steps': {
      const items = block.items.map((step) => ({
        picture: step.picture === null ? null : viewPicture(step.picture, locale),
        title: text(step.title),
        text: text(step.text),
      }));
      return { ...block, title, items };
    }
    case 'questions': {
      const items = block.items.map(({ question, answer }) => ({ question: text(question), answerHtml: renderMarkdown(text(answer)) }));
      return { ...block, title, items };
    }
    case 'restaurants': {
      const shown = block.items.length === 0 ? restaurants.map(({ id }) => ({ id, picture: null })) : block.items;
      const items = shown.flatMap(({ id, picture }) => {
        const restaurant = restaurants.find((each) => each.id === id);
        return restaurant === undefined ? [] : [{ restaurant, picture: picture === null ? null : viewPicture(picture, locale) }];
      });
      return { id: block.id, kind: block.kind, title, items, all: restaurants.length };
    }
    case 'dishes':
      return { id: block.id, kind: block.kind, title, dishes: block.ids.flatMap((id) => dishes.get(id) ?? []) };
    case 'vacancy': {
      const { text: description, ...vacancy } = block;
      return {
        ...vacancy,
        title,
        html: renderMarkdown(text(description)),
        place: text(block.place),
        link: viewLink(block.link, locale),
      };
    }
    case 'button':
      return { ...block, title, text: text(block.text), link: viewLink(block.link, locale) ?? { label: '', href: '' } };
  }
}

function hasContent(view: BlockView, today: string): boolean {
  switch (view.kind) {
    case 'restaurants':
      return view.items.length > 0;
    case 'dishes':
      return view.dishes.length > 0;
    case 'vacancy':
      return view.validUntil === null || view.validUntil >= today;
    case 'text':
      return view.html !== '';
    case 'picture':
    case 'pictureText':
      return view.picture.image !== '';
    case 'video':
      return view.picture.image !== '' && view.url !== '';
    case 'button':
      return view.link.href !== '';
    case 'gallery':
      return view.pictures.length > 0;
    case 'figures':
    case 'steps':
    case 'questions':
      return view.items.length > 0;
    default:
      return true;
  }
}

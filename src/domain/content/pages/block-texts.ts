import type { LocalizedText } from '../../locale.ts';
import type { Banner } from './banners.ts';
import type { Block, PageLink, PagePicture } from './blocks.ts';
import type { PageContent } from './site-pages.ts';

/** What a text is for, which decides how it is checked. */
export interface PageText {
  /** the path of the text within its page, as in a JSON document: `blocks.2.items.0.answer` */
  readonly path: string;
  readonly text: LocalizedText;
  readonly use: 'line' | 'markdown' | 'alt';
  /** false: it may be empty in all languages */
  readonly isRequired: boolean;
}

type Texts = readonly (readonly [path: string, text: LocalizedText, use: PageText['use'], isRequired: boolean])[];

const line = (path: string, text: LocalizedText, isRequired = true) => [path, text, 'line', isRequired] as const;
const markdown = (path: string, text: LocalizedText) => [path, text, 'markdown', true] as const;
const alt = (path: string, picture: PagePicture | null): Texts =>
  picture === null || picture.image === '' ? [] : [[`${path}.alt`, picture.alt, 'alt', true]];
const label = (link: PageLink | null): Texts => (link === null ? [] : [line('link.label', link.label)]);

/** Every text of a page in three languages, in reading order. */
export function textsOfPage(page: PageContent): PageText[] {
  const head: Texts = [
    line('title', page.title, false),
    line('lead', page.lead, false),
    ...alt('picture', page.picture),
    line('description', page.description, false),
  ];
  const blocks = page.blocks.flatMap((block, at) =>
    textsOfBlock(block).map(([path, ...rest]) => [`blocks.${at}.${path}`, ...rest] as const),
  );
  return [...head, ...blocks].map(([path, text, use, isRequired]) => ({ path, text, use, isRequired }));
}

export function textsOfBanner({ title, text, picture }: Banner): LocalizedText[] {
  return [title, text, ...(picture === null ? [] : [picture.alt])];
}

function textsOfBlock(block: Block): Texts {
  switch (block.kind) {
    case 'text':
      return [markdown('text', block.text)];
    case 'picture':
      return [...alt('picture', block.picture), line('caption', block.caption, false)];
    case 'pictureText':
      return [...alt('picture', block.picture), line('title', block.title, false), markdown('text', block.text), ...label(block.link)];
    case 'gallery':
      return [line('title', block.title, false), ...block.pictures.flatMap((picture, at) => alt(`pictures.${at}`, picture))];
    case 'callout':
      return [line('title', block.title, false), markdown('text', block.text)];
    case 'figures':
      return block.items.flatMap(({ value, label: of }, at) => [line(`items.${at}.value`, value), line(`items.${at}.label`, of)]);
    case 'steps':
    case 'questions':
      return textsOfItems(block);
    case 'restaurants':
      return [line('title', block.title, false), ...block.items.flatMap(({ picture }, at) => alt(`items.${at}.picture`, picture))];
    case 'dishes':
      return [line('title', block.title, false)];
    case 'vacancy':
      return [line('title', block.title), line('place', block.place, false), markdown('text', block.text), ...label(block.link)];
    case 'video':
      return [line('title', block.title), ...alt('picture', block.picture)];
    case 'button':
      return [line('title', block.title, false), line('text', block.text, false), ...label(block.link)];
    case 'contact':
      return [line('name', block.name), line('role', block.role, false)];
  }
}

function textsOfItems(block: Extract<Block, { kind: 'steps' | 'questions' }>): Texts {
  const items =
    block.kind === 'steps'
      ? block.items.flatMap(({ picture, title, text }, at) => [
          ...alt(`items.${at}.picture`, picture),
          line(`items.${at}.title`, title),
          line(`items.${at}.text`, text, false),
        ])
      : block.items.flatMap(({ question, answer }, at) => [line(`items.${at}.question`, question), markdown(`items.${at}.answer`, answer)]);
  return [line('title', block.title, false), ...items];
}

import { noText } from '../../localized-text.ts';
import type { Block, BlockKind, BlockOf } from './blocks.ts';

/** Every kind of block, in the groups of the menu that adds one. */
export const blockGroups = {
  texts: ['text', 'callout', 'questions', 'steps', 'figures'],
  pictures: ['pictureText', 'picture', 'gallery', 'video'],
  shop: ['dishes', 'restaurants'],
  contact: ['button', 'contact', 'vacancy'],
} as const satisfies Readonly<Record<string, readonly BlockKind[]>>;

export type BlockGroup = keyof typeof blockGroups;

const noPicture = { image: '', alt: noText };
const title = noText;
const text = noText;

const contents: { readonly [Kind in BlockKind]: Omit<BlockOf<Kind>, 'id' | 'kind'> } = {
  text: { text },
  picture: { picture: noPicture, caption: noText },
  pictureText: { picture: noPicture, side: 'left', title, text, link: null },
  gallery: { title, pictures: [] },
  callout: { tone: 'note', title, text },
  figures: { items: [{ value: noText, label: noText }] },
  steps: { title, items: [{ picture: null, title, text }] },
  questions: { title, items: [{ question: noText, answer: noText }] },
  restaurants: { title, items: [] },
  dishes: { title, ids: [] },
  vacancy: {
    title,
    text,
    place: noText,
    employment: 'full',
    salaryFrom: null,
    salaryTo: null,
    postedOn: null,
    validUntil: null,
    link: null,
  },
  video: { title, url: '', picture: noPicture },
  button: { title, text, link: { label: noText, href: '/' } },
  contact: { name: noText, role: noText, phone: '', email: '' },
};

/** A block without content, as a draft stores it. */
export function newBlock(kind: BlockKind, id: string): Block {
  return { id, kind, ...contents[kind] } as Block;
}

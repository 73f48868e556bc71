import { Extension, type Extensions, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { pageImage } from '#domain/content/pages/page-image.ts';
import { KeepSelectedBlock } from './keep-selected-block.ts';
import { isAllowedLink } from './link-address.ts';
import { TabKeys } from './tab-keys.ts';

/** How a list is written in Markdown; pages don't show it. */
const ListStyle = Extension.create({
  name: 'listStyle',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList'],
      attributes: { marker: { default: null, rendered: false }, isLoose: { default: false, rendered: false } },
    },
  ],
});

/** A block of Markdown that has no other node: shown as it is written, and edited only in the source view. */
const Source = Node.create({
  name: 'source',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.textContent } }),
  parseHTML: () => [{ tag: 'pre[data-source]' }],
  renderHTML: ({ node }) => ['pre', { 'data-source': '' }, String(node.attrs['source'])],
});

/** A stored picture in a paragraph of its own. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    image: { default: '', rendered: false },
    alt: { default: '' },
    // the key of an upload; null: the picture is stored
    pending: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'img[data-image]', getAttrs: (element) => ({ image: element.dataset['image'], alt: element.getAttribute('alt') }) },
    { tag: 'img[data-pending]', getAttrs: (element) => ({ pending: element.dataset['pending'], alt: element.getAttribute('alt') }) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { image, alt, pending } = node.attrs;
    if (pending !== null) return ['div', { 'data-pending': String(pending), role: 'img', 'aria-label': String(alt) }];
    return ['img', { ...HTMLAttributes, 'data-image': image, src: pageImage(String(image)).src }];
  },
});

export interface Keys {
  /** opens the dialog of a link */
  readonly onLink: () => void;
  /** moves the focus to the toolbar */
  readonly onToolbar: () => void;
}

function shortcuts({ onLink, onToolbar }: Keys) {
  return Extension.create({
    name: 'shortcuts',
    // before the keys of lists and tables
    priority: 1_000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const open = (show: () => void) => () => {
        show();
        return true;
      };
      return {
        'Mod-k': open(onLink),
        'Alt-F10': open(onToolbar),
        'Mod-]': () => editor.commands.sinkListItem('listItem'),
        'Mod-[': () => editor.commands.liftListItem('listItem'),
        // Markdown has one paragraph in a cell
        Enter: () => editor.isActive('table') && editor.commands.setHardBreak(),
      };
    },
  });
}

/** Everything that Markdown and the pages' sanitizer know, and nothing else. */
export function textExtensions(keys: Keys): Extensions {
  return [
    StarterKit.configure({
      codeBlock: false,
      underline: false,
      heading: { levels: [1, 2, 3, 4] },
      link: {
        autolink: false,
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (href) => isAllowedLink(href),
      },
    }),
    ListStyle,
    Source,
    Picture,
    KeepSelectedBlock,
    Table.configure({ renderWrapper: true }),
    TableRow,
    TableHeader.extend({ content: 'paragraph' }),
    TableCell.extend({ content: 'paragraph' }),
    TabKeys,
    shortcuts(keys),
  ];
}

import type { Editor } from '@tiptap/core';
import { belowSelected } from './keep-selected-block.ts';

/** Paths of 24 by 24 units. */
const icons = {
  heading: 'M6 5v14M18 5v14M6 12h12',
  subheading: 'M8 8v9M16 8v9M8 12.5h8',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM13 12h1a3.5 3.5 0 0 1 0 7H7v-7',
  italic: 'M11 5h6M7 19h6M14 5l-4 14',
  bulletList: 'M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01',
  orderedList: 'M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 .6-.5 1-1 1.5L4 20h4M6 10V4L4 6',
  quote: 'M5 5v14M10 7h10M10 12h10M10 17h6',
  link: 'M9 15l6-6M11 6l.5-.5a5 5 0 0 1 7 7L18 13M13 18l-.4.5a5 5 0 0 1-7.1-7.1L6 11',
  picture: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 16l5-5l5 5M12 15l3-3l6 6M15 8.5v.01',
  table: 'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M10 3v18',
  undo: 'M9 14L5 10l4-4M5 10h11a4 4 0 1 1 0 8h-1',
  redo: 'M15 14l4-4l-4-4M19 10H8a4 4 0 1 0 0 8h1',
  indent: 'M20 6H10M20 12h-7M20 18H10M4 8l4 4l-4 4',
  outdent: 'M20 6H10M20 12h-7M20 18H10M8 8l-4 4l4 4',
  addRow: 'M4 4h16v7H4zM12 15v6M9 18h6',
  addColumn: 'M4 4h7v16H4zM18 9v6M15 12h6',
  deleteRow: 'M4 4h16v7H4zM9 18h6',
  deleteColumn: 'M4 4h7v16H4zM15 12h6',
  deleteTable: 'M4 7h16M10 11v6M14 11v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4h6v3',
} as const;

type ItemName = keyof typeof icons;

export interface ToolbarItem {
  readonly name: ItemName;
  readonly icon: string;
  /** as `aria-keyshortcuts` has it, with `Mod` for Control, and Meta on a Mac; null: it has no keys */
  readonly keys: string | null;
  /** null: it is not a state but an action */
  readonly isActive: ((editor: Editor) => boolean) | null;
  readonly isEnabled: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

type Rest = Partial<Pick<ToolbarItem, 'keys' | 'isActive' | 'isEnabled'>>;

function item(name: ItemName, run: ToolbarItem['run'], rest: Rest = {}): ToolbarItem {
  return { name, icon: icons[name], keys: null, isActive: null, isEnabled: () => true, run, ...rest };
}

/** Headings of the first and the second level look the same on a page. */
const isHeading = (editor: Editor) => editor.isActive('heading', { level: 1 }) || editor.isActive('heading', { level: 2 });
/** A picture has a paragraph of its own, outside lists, quotes and tables. */
const isOutsideList = (editor: Editor) => !['table', 'listItem', 'blockquote'].some((name) => editor.isActive(name));
const isOutsideTable = (editor: Editor) => !editor.isActive('table');

/** Below a selected picture, not in its place. */
function insertTable(editor: Editor): void {
  editor.chain().focus().command(belowSelected).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
}

/** What opens the dialogs of the text. */
export interface Dialogs {
  readonly openLink: () => void;
  readonly openPicture: () => void;
}

/** The items of every text. */
export function mainItems({ openLink, openPicture }: Dialogs): readonly ToolbarItem[] {
  return [
    item(
      'heading',
      (editor) => (isHeading(editor) ? editor.chain().focus().setParagraph().run() : editor.chain().focus().setHeading({ level: 2 }).run()),
      {
        keys: 'Mod+Alt+2',
        isActive: isHeading,
        isEnabled: isOutsideTable,
      },
    ),
    item('subheading', (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(), {
      keys: 'Mod+Alt+3',
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
      isEnabled: isOutsideTable,
    }),
    item('bold', (editor) => editor.chain().focus().toggleBold().run(), { keys: 'Mod+B', isActive: (editor) => editor.isActive('bold') }),
    item('italic', (editor) => editor.chain().focus().toggleItalic().run(), {
      keys: 'Mod+I',
      isActive: (editor) => editor.isActive('italic'),
    }),
    item('bulletList', (editor) => editor.chain().focus().toggleBulletList().run(), {
      keys: 'Mod+Shift+8',
      isActive: (editor) => editor.isActive('bulletList'),
      isEnabled: isOutsideTable,
    }),
    item('orderedList', (editor) => editor.chain().focus().toggleOrderedList().run(), {
      keys: 'Mod+Shift+7',
      isActive: (editor) => editor.isActive('orderedList'),
      isEnabled: isOutsideTable,
    }),
    item('quote', (editor) => editor.chain().focus().toggleBlockquote().run(), {
      keys: 'Mod+Shift+B',
      isActive: (editor) => editor.isActive('blockquote'),
      isEnabled: isOutsideTable,
    }),
    item('link', openLink, { keys: 'Mod+K', isActive: (editor) => editor.isActive('link') }),
    item('picture', openPicture, { isActive: (editor) => editor.isActive('picture'), isEnabled: isOutsideList }),
    item('table', insertTable, { isEnabled: isOutsideTable }),
    item('undo', (editor) => editor.chain().focus().undo().run(), { keys: 'Mod+Z', isEnabled: (editor) => editor.can().undo() }),
    item('redo', (editor) => editor.chain().focus().redo().run(), { keys: 'Mod+Shift+Z', isEnabled: (editor) => editor.can().redo() }),
  ];
}

/** The items inside a list. */
export const listItems: readonly ToolbarItem[] = [
  item('indent', (editor) => editor.chain().focus().sinkListItem('listItem').run(), {
    keys: 'Mod+]',
    isEnabled: (editor) => editor.can().sinkListItem('listItem'),
  }),
  item('outdent', (editor) => editor.chain().focus().liftListItem('listItem').run(), { keys: 'Mod+[' }),
];

/** The items inside a table; its head can't be deleted, because Markdown requires it. */
export const tableItems: readonly ToolbarItem[] = [
  item('addRow', (editor) => editor.chain().focus().addRowAfter().run()),
  item('addColumn', (editor) => editor.chain().focus().addColumnAfter().run()),
  item('deleteRow', (editor) => editor.chain().focus().deleteRow().run(), { isEnabled: (editor) => !editor.isActive('tableHeader') }),
  item('deleteColumn', (editor) => editor.chain().focus().deleteColumn().run()),
  item('deleteTable', (editor) => editor.chain().focus().deleteTable().run()),
];

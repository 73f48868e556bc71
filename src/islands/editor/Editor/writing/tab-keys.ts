import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Tab and Shift+Tab go from cell to cell, with a new row after the last, and change the level of an item. Elsewhere, and everywhere after
 * Escape, they leave the text (WCAG 2.1.2).
 */
export const TabKeys = Extension.create({
  name: 'tabKeys',
  // before the keys of lists and tables
  priority: 1_000,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => {
        if (editor.isActive('table')) goToNextCell(editor);
        else editor.commands.sinkListItem('listItem');
        return true;
      },
      'Shift-Tab': () => {
        if (editor.isActive('table')) editor.commands.goToPreviousCell();
        else if (isNestedItem(editor)) editor.commands.liftListItem('listItem');
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            // true: the browser moves the focus
            keydown(_view, { key }) {
              if (key === 'Shift') return false;
              const leaves = key === 'Tab' && (isLeaving || tabKeysAt(editor) === null);
              isLeaving = key === 'Escape';
              return leaves;
            },
            blur() {
              isLeaving = false;
            },
          },
        },
      }),
    ];
  },
});

/** What Tab moves in where the cursor is; null: it leaves the text. */
export function tabKeysAt(editor: Editor): 'table' | 'list' | null {
  if (!editor.isEditable) return null;
  if (editor.isActive('table')) return 'table';
  return editor.isActive('listItem') ? 'list' : null;
}

function goToNextCell(editor: Editor): void {
  if (!editor.commands.goToNextCell()) editor.chain().addRowAfter().goToNextCell().run();
}

/** The first level of a list stays a list. */
function isNestedItem({ state }: Editor): boolean {
  const { $from } = state.selection;
  const parents = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name);
  return parents.filter((name) => name === 'listItem').length > 1;
}

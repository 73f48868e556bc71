import { Extension } from '@tiptap/core';
import { type EditorState, NodeSelection, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * A selected block without text, such as a picture, is left by the keys that move the cursor, and neither typing nor pasting replaces it:
 * both go into a paragraph below it. Only Delete, Backspace and cutting remove it.
 */
export const KeepSelectedBlock = Extension.create({
  name: 'keepSelectedBlock',
  priority: 1_000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown({ state, dispatch }, event) {
          const move = hasSelectedBlock(state) ? moveOf(event) : null;
          if (move === null) return false;
          const { tr } = state;
          move(tr);
          dispatch(tr.scrollIntoView());
          return true;
        },
        handleTextInput(view, _from, _to, text) {
          const { tr } = view.state;
          if (!stepBelow(tr)) return false;
          view.dispatch(tr.insertText(text).scrollIntoView());
          return true;
        },
        handlePaste(view) {
          const { tr } = view.state;
          if (stepBelow(tr)) view.dispatch(tr);
          return false;
        },
        handleDOMEvents: {
          // a word that is composed, as on a phone, can't be prevented: it needs a place before it begins
          beforeinput(view, event) {
            const { tr } = view.state;
            if (event.inputType === 'insertCompositionText' && stepBelow(tr)) view.dispatch(tr);
            return false;
          },
        },
      },
    }),
  ],
});

/** For a chain of commands that inserts something. */
export function belowSelected({ tr }: { readonly tr: Transaction }): true {
  stepBelow(tr);
  return true;
}

/** Puts the cursor into an empty paragraph below the selected block; false: no such block is selected. */
function stepBelow(tr: Transaction): boolean {
  if (!hasSelectedBlock(tr)) return false;
  addParagraph(tr, tr.selection.to);
  return true;
}

function hasSelectedBlock({ selection }: Pick<EditorState, 'selection'>): boolean {
  return selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom;
}

type Move = (tr: Transaction) => void;

function moveOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Move | null {
  if (key === 'Enter' && (shiftKey || ctrlKey || metaKey)) return stepBelow;
  const isFar = ctrlKey || metaKey;
  if ((isFar && key === 'End') || (metaKey && key === 'ArrowDown')) return (tr) => putCursor(tr, tr.doc.content.size, -1);
  if ((isFar && key === 'Home') || (metaKey && key === 'ArrowUp')) return (tr) => putCursor(tr, 0, 1);
  if (key === 'End' || key === 'PageDown') return (tr) => putCursor(tr, tr.selection.to, 1);
  if (key === 'Home' || key === 'PageUp') return (tr) => putCursor(tr, tr.selection.from, -1);
  return null;
}

/** Puts the cursor into the text beside a place between blocks, or into a new paragraph there if that block has no text. */
function putCursor(tr: Transaction, at: number, direction: -1 | 1): void {
  const place = tr.doc.resolve(at);
  const beside = direction === 1 ? place.nodeAfter : place.nodeBefore;
  const text = beside === null || beside.isAtom ? null : Selection.findFrom(place, direction, true);
  if (text === null) addParagraph(tr, at);
  else tr.setSelection(text);
}

function addParagraph(tr: Transaction, at: number): void {
  const paragraph = tr.doc.type.schema.nodes['paragraph']?.createAndFill();
  if (!paragraph) return;
  tr.insert(at, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, at + 1));
}

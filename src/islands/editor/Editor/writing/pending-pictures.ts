import type { Editor, JSONContent } from '@tiptap/core';
import { belowSelected } from './keep-selected-block.ts';

/** The places of pictures that are still uploaded; they are not part of the Markdown. */
export function insertPending(editor: Editor, ids: readonly string[]): void {
  const content: JSONContent[] = ids.map((pending) => ({ type: 'picture', attrs: { pending } }));
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus().command(belowSelected);
  // a list, a quote and a table have no pictures inside
  if ($from.depth > 1) chain.insertContentAt($from.after(1), content).run();
  else chain.insertContent(content).run();
}

/**
 * Puts an uploaded picture into its place, or removes the place.
 * @param image null: it could not be uploaded
 * @returns false: the place is no longer in the text
 */
export function settlePending(editor: Editor, id: string, image: string | null): boolean {
  if (editor.isDestroyed) return false;
  const { doc, tr } = editor.state;
  let isFound = false;
  doc.descendants((node, at) => {
    if (node.type.name !== 'picture' || node.attrs['pending'] !== id || isFound) return;
    isFound = true;
    if (image === null) tr.delete(at, at + node.nodeSize);
    else tr.setNodeMarkup(at, null, { ...node.attrs, image, pending: null });
  });
  // undo takes back the paste, not the end of an upload
  if (isFound) editor.view.dispatch(tr.setMeta('addToHistory', false));
  return isFound;
}

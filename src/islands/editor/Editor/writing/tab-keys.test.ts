import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import '../../../../../tests/support/screens/no-layout.ts';
import { textExtensions } from './extensions.ts';
import { toDocument, writeDocument } from './source-text.ts';

const extensions = textExtensions({ onLink: () => {}, onToolbar: () => {} });
let editor: Editor | null = null;

afterEach(() => editor?.destroy());

/** A text with the cursor behind these letters. */
function opened(text: string, letters: string): Editor {
  const shown = new Editor({ element: document.createElement('div'), extensions, content: toDocument(text).content, injectCSS: false });
  editor = shown;
  shown.state.doc.descendants((node, at) => {
    if (node.text === letters) shown.commands.setTextSelection(at + letters.length);
  });
  return shown;
}

const textOf = ({ state }: Editor) => writeDocument(state.doc, { source: '', before: '', blocks: [] });
/** Whether the key leaves the text: the browser then moves the focus. */
const leaves = ({ view }: Editor, key: string, shiftKey = false) =>
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
const write = (shown: Editor, text: string) => shown.view.dispatch(shown.state.tr.insertText(text));

const table = '| Раз | Два |\n| --- | --- |\n| Три | Четыре |';

test('Tab and Shift+Tab go from cell to cell, and Tab after the last cell makes a row', () => {
  const shown = opened(table, 'Раз');
  expect(leaves(shown, 'Tab')).toBe(false);
  write(shown, '2');
  expect(leaves(shown, 'Tab', true)).toBe(false);
  write(shown, '1');
  expect(textOf(shown)).toBe('| 1 | 2 |\n| --- | --- |\n| Три | Четыре |');
  expect(leaves(shown, 'Tab', true)).toBe(false);
  for (let step = 0; step < 4; step += 1) leaves(shown, 'Tab');
  write(shown, 'Пять');
  expect(textOf(shown)).toBe('| 1 | 2 |\n| --- | --- |\n| Три | Четыре |\n| Пять |  |');
});

test('Tab and Shift+Tab change the level of an item, and the first level stays a list', () => {
  const shown = opened('- Раз\n- Два', 'Два');
  expect(leaves(shown, 'Tab')).toBe(false);
  expect(textOf(shown)).toBe('- Раз\n  - Два');
  expect(leaves(shown, 'Tab')).toBe(false);
  expect(leaves(shown, 'Tab', true)).toBe(false);
  expect(leaves(shown, 'Tab', true)).toBe(false);
  expect(textOf(shown)).toBe('- Раз\n- Два');
});

test('Tab leaves the text from a paragraph, and after Escape from everywhere', () => {
  expect(leaves(opened('Раз', 'Раз'), 'Tab')).toBe(true);
  for (const [text, letters] of [
    [table, 'Раз'],
    ['- Раз\n- Два', 'Два'],
  ] as const) {
    const shown = opened(text, letters);
    leaves(shown, 'Escape');
    leaves(shown, 'Shift', true);
    expect(leaves(shown, 'Tab', true)).toBe(true);
    leaves(shown, 'Escape');
    expect(leaves(shown, 'Tab')).toBe(true);
    leaves(shown, 'Escape');
    leaves(shown, 'ArrowLeft');
    expect(leaves(shown, 'Tab')).toBe(false);
    shown.destroy();
  }
});

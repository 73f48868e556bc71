import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import '../../../../../tests/support/screens/no-layout.ts';
import { textExtensions } from './extensions.ts';
import { toDocument, writeDocument } from './source-text.ts';
import { mainItems } from './toolbar-items.ts';

const picture = '![Казан](/media/0123456789abcdef-p900x600-aa5522)';
const extensions = textExtensions({ onLink: () => {}, onToolbar: () => {} });
let editor: Editor | null = null;

afterEach(() => editor?.destroy());

/** A text whose block of this type is selected, as after a click. */
function selected(text: string, type = 'picture'): Editor {
  editor?.destroy();
  const opened = new Editor({ element: document.createElement('div'), extensions, content: toDocument(text).content, injectCSS: false });
  editor = opened;
  opened.state.doc.descendants((node, at) => {
    if (node.type.name === type) opened.commands.setNodeSelection(at);
  });
  return opened;
}

const textOf = ({ state }: Editor) => writeDocument(state.doc, { source: '', before: '', blocks: [] });
const press = ({ view }: Editor, key: string, more: KeyboardEventInit = {}) =>
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true }));
const type = ({ view }: Editor, letter: string) =>
  view.dom.dispatchEvent(new KeyboardEvent('keypress', { charCode: letter.charCodeAt(0), bubbles: true, cancelable: true }));

test.each([
  ['End', {}, `Раз\n\n${picture}\n\nyДва`],
  ['PageDown', {}, `Раз\n\n${picture}\n\nyДва`],
  ['Home', {}, `Разy\n\n${picture}\n\nДва`],
  ['PageUp', {}, `Разy\n\n${picture}\n\nДва`],
  ['End', { ctrlKey: true }, `Раз\n\n${picture}\n\nДваy`],
  ['Home', { ctrlKey: true }, `yРаз\n\n${picture}\n\nДва`],
  ['ArrowDown', { metaKey: true }, `Раз\n\n${picture}\n\nДваy`],
  ['ArrowUp', { metaKey: true }, `yРаз\n\n${picture}\n\nДва`],
])('%s %o leaves a selected picture, and what is typed next stands where the cursor went', (key, more, written) => {
  const opened = selected(`Раз\n\n${picture}\n\nДва`);
  press(opened, key, more);
  opened.view.dispatch(opened.state.tr.insertText('y'));
  expect(textOf(opened)).toBe(written);
});

test('a picture at an end of the text is left into a new paragraph', () => {
  const opened = selected(picture);
  press(opened, 'Home', { ctrlKey: true });
  opened.view.dispatch(opened.state.tr.insertText('y'));
  expect(textOf(opened)).toBe(`y\n\n${picture}`);
});

test.each([
  ['picture', picture],
  ['source', '<div>карта</div>'],
  ['horizontalRule', '---'],
])('typing, a break and pasting with a %s selected write below it', (name, source) => {
  const typed = selected(`${source}\n\nДва`, name);
  type(typed, 'y');
  expect(textOf(typed)).toBe(`${source}\n\ny\n\nДва`);

  const broken = selected(`${source}\n\nДва`, name);
  press(broken, 'Enter', { shiftKey: true });
  broken.view.dispatch(broken.state.tr.insertText('y'));
  expect(textOf(broken)).toBe(`${source}\n\ny\n\nДва`);

  const pasted = selected(`${source}\n\nДва`, name);
  pasted.view.pasteHTML('<p>Три</p>', new Event('paste') as ClipboardEvent);
  expect(textOf(pasted)).toBe(`${source}\n\nТри\n\nДва`);
});

test('a word that is composed with a picture selected begins below it', () => {
  const opened = selected(`${picture}\n\nДва`);
  opened.view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertCompositionText', bubbles: true }));
  opened.view.dispatch(opened.state.tr.insertText('y'));
  expect(textOf(opened)).toBe(`${picture}\n\ny\n\nДва`);
});

test('no button of the toolbar takes away a selected picture, but Delete does', () => {
  for (const item of mainItems({ openLink: () => {}, openPicture: () => {} })) {
    const opened = selected(`Раз\n\n${picture}\n\nДва`);
    if (item.isEnabled(opened)) item.run(opened);
    expect(textOf(opened), item.name).toContain(picture);
  }
  const opened = selected(`Раз\n\n${picture}\n\nДва`);
  press(opened, 'Delete');
  expect(textOf(opened)).toBe('Раз\n\nДва');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Translate, translator } from '#domain/words.ts';
import words from '../../../../../locales/ru/editor.json' with { type: 'json' };
import '../../../../../tests/support/screens/native-dialog.ts';
import '../../../../../tests/support/screens/no-layout.ts';
import { IssueList } from '../IssueList.tsx';
import { takePicture } from '../pictures/take-picture.ts';
import { PageText } from './PageText.tsx';

vi.mock('../pictures/take-picture.ts', async (original) => ({ ...(await original<object>()), takePicture: vi.fn() }));

const t: Translate<'editor'> = translator<'editor'>(words);

// its first load takes long on a busy machine
beforeAll(() => import('./TextEditor.tsx'), 60_000);
afterEach(cleanup);

async function open(start: string, isReadOnly = false) {
  const changes = vi.fn<(text: string) => void>();
  let setText: (text: string) => void = () => {};
  function Text() {
    const [text, set] = useState(start);
    setText = set;
    const write = (next: string) => {
      changes(next);
      set(next);
    };
    const issue = { rule: 'apostrophes', found: [], isBlocking: false } as const;
    return (
      <PageText t={t} language="ru" label="Русский" value={text} isReadOnly={isReadOnly} onChange={write}>
        <IssueList t={t} issues={[issue]} text={text} />
      </PageText>
    );
  }
  render(<Text />);
  const field = await screen.findByRole('textbox', { name: 'Русский' });
  return { field, changes, setText: (text: string) => setText(text) };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a text is shown as it looks, and opening it changes nothing', async () => {
  const { field, changes } = await open('Звоните: **[нам](/contacts)**\n* раз\n* два\n\n```\nкод\n```\n');
  expect(within(field).getByText('нам').closest('a')?.getAttribute('href')).toBe('/contacts');
  expect(within(field).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.focus(field);
  fireEvent.blur(field);
  expect(changes).not.toHaveBeenCalled();
});

test('the source view shows the Markdown, and what is written there is shown afterwards', async () => {
  const source = '# Один #\n\n\n* два';
  const { changes } = await open(source);
  fireEvent.click(button('Markdown'));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Русский' });
  expect(area.value).toBe(source);
  fireEvent.change(area, { target: { value: '## Три' } });
  fireEvent.click(button('Markdown'));
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Три');
  expect(changes.mock.calls).toEqual([['## Три']]);
});

test('a button changes the paragraph of the cursor, and undo restores the source exactly', async () => {
  const source = 'Привет  \nмир\n\n+ раз\n';
  const { changes } = await open(source);
  expect(button('Отменить действие').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Заголовок'));
  await waitFor(() => expect(button('Заголовок').getAttribute('aria-pressed')).toBe('true'));
  expect(changes).toHaveBeenLastCalledWith('## Привет мир\n\n+ раз\n');
  fireEvent.click(button('Отменить действие'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith(source));
});

test('undo after correcting apostrophes takes back the correction alone', async () => {
  const { field, changes } = await open('Boshi');
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? "<p>o'tgan yil</p>" : '') } });
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith(expect.stringContaining("o'tgan")));
  const pasted = changes.mock.lastCall?.[0] ?? '';
  fireEvent.click(button('Исправить'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith(pasted.replace("'", 'ʻ')));
  fireEvent.click(button('Отменить действие'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith(pasted));
  fireEvent.click(button('Отменить действие'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('Boshi'));
});

test('undo takes back what was written before the Markdown was shown, and what was written as Markdown, each as its step', async () => {
  const { changes } = await open('Раз');
  fireEvent.click(button('Заголовок'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('## Раз'));
  fireEvent.click(button('Markdown'));
  fireEvent.click(button('Markdown'));
  expect(changes).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Markdown'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Русский' }), { target: { value: '## Раз\n\n* два' } });
  fireEvent.click(button('Markdown'));
  expect(changes).toHaveBeenLastCalledWith('## Раз\n\n* два');
  fireEvent.click(button('Отменить действие'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('## Раз'));
  fireEvent.click(button('Отменить действие'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('Раз'));
});

test('a picture that is pasted alone is uploaded into its place, and what it can not be is said', async () => {
  const { field, changes } = await open('Раз');
  const file = new File(['png'], 'screen.png', { type: 'image/png' });
  let finish: (taken: Awaited<ReturnType<typeof takePicture>>) => void = () => {};
  vi.mocked(takePicture).mockImplementation(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  const paste = () => fireEvent.paste(field, { clipboardData: { getData: () => '', files: [file] } });
  expect(paste()).toBe(false);
  await screen.findByText('Загружаются изображения: 1');
  expect(button('Markdown').getAttribute('aria-disabled')).toBe('true');
  expect(changes).not.toHaveBeenCalled();
  finish({ image: '/media/0123456789abcdef-p900x600-aa5522' });
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('![](/media/0123456789abcdef-p900x600-aa5522)\n\nРаз'));
  fireEvent.click(button('Отменить действие'));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('Раз'));

  paste();
  finish({ problem: 'Слишком большое.' });
  await screen.findByText('Изображение не вставлено. Слишком большое.');
  expect(screen.queryByText(/Загружаются/)).toBeNull();
  expect(within(field).queryByRole('img')).toBeNull();

  paste();
  fireEvent.click(button('Отменить действие'));
  finish({ image: '/media/0123456789abcdef-p900x600-aa5522' });
  await screen.findByText(/загружено в раздел «Изображения»/);
  expect(changes).toHaveBeenLastCalledWith('Раз');
});

test('a picture that is pasted into a table stands below it, and text with a picture of it stays text', async () => {
  const table = '| Раз |\n| --- |';
  const { field, changes } = await open(table);
  const files = [new File(['png'], 'screen.png', { type: 'image/png' })];
  vi.mocked(takePicture).mockResolvedValue({ image: '/media/0123456789abcdef-p900x600-aa5522' });
  fireEvent.paste(field, { clipboardData: { getData: () => '', files } });
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith(`${table}\n\n![](/media/0123456789abcdef-p900x600-aa5522)`));
  vi.mocked(takePicture).mockClear();
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? '<p>Два</p>' : ''), files } });
  expect(takePicture).not.toHaveBeenCalled();
});

test('Tab stays in a table, and what it does there and how it is left describe the field', async () => {
  const { field } = await open('| Раз | Два |\n| --- | --- |\n| Три | Четыре |');
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false);
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described.join()).toContain('Выйти из текста: Esc, потом Tab.');
});

test('a text from outside replaces what is shown, without being reported as a change', async () => {
  const { field, changes, setText } = await open('Раз\n\nДва');
  setText('Раз\n\nТри');
  await within(field).findByText('Три');
  expect(changes).not.toHaveBeenCalled();
  expect(button('Отменить действие').getAttribute('aria-disabled')).toBe('true');
});

test('one button of the toolbar is in the tab order, and the arrow keys move between all of them', async () => {
  await open('Раз');
  const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
  const inOrder = () => buttons.filter(({ tabIndex }) => tabIndex === 0).map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(inOrder()).toEqual(['Заголовок']);
  buttons[0]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  await waitFor(() => expect(inOrder()).toEqual(['Подзаголовок']));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
  await waitFor(() => expect(inOrder()).toEqual(['Markdown']));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  await waitFor(() => expect(inOrder()).toEqual(['Заголовок']));
});

test('a link leads to a page of the site or to an address, and a wrong address is reported', async () => {
  const { changes } = await open('');
  fireEvent.click(button('Ссылка'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка' }));
  fireEvent.change(dialog.getByLabelText('Адрес'), { target: { value: 'javascript:alert(1)' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Готово' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Такой адрес не откроется');
  fireEvent.change(dialog.getByLabelText('Куда ведёт'), { target: { value: '/contacts' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(changes).toHaveBeenLastCalledWith('[Контакты](/contacts)'));
});

test('a text that is only read has no toolbar and can not be typed into', async () => {
  const { field } = await open('Раз', true);
  expect([field.getAttribute('contenteditable'), field.getAttribute('aria-readonly')]).toEqual(['false', 'true']);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a text that is too complex is shown as Markdown with the reason', () => {
  render(<PageText t={t} language="ru" label="Русский" value={'> '.repeat(30)} onChange={() => {}} />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Русский' }).value).toContain('> >');
  expect(screen.queryByText(/слишком длинный или сложный/)).not.toBeNull();
});

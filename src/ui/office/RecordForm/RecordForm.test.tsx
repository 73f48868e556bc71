// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { memoryKeeper } from '../../../../tests/support/memory-keeper.ts';
import { NumberField } from '../../inputs/NumberField/NumberField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Theme } from '../../inputs/Theme/Theme.tsx';
import { useMutation } from '../use-mutation.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { DraftForm } from './DraftForm.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { SaveFailure } from './save-failure.ts';
import { useRecordForm } from './use-record-form.ts';

afterEach(cleanup);

const show = (props: Partial<Parameters<typeof RecordForm>[0]> = {}) => {
  const calls = { onSubmit: vi.fn(), onCancel: vi.fn() };
  const form = { title: 'Супы', saveLabel: 'Сохранить', cancelLabel: 'Отмена', isBusy: false, children: <input aria-label="Название" /> };
  render(<RecordForm {...form} {...calls} {...props} />);
  return calls;
};

test('the title names the form and gets the focus when it opens', () => {
  show();
  const form = screen.getByRole('form', { name: 'Супы' });
  expect(document.activeElement).toBe(within(form).getByRole('heading', { name: 'Супы' }));
});

test('saves once, not while it is busy, and cancels', () => {
  const { onSubmit, onCancel } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  show({ isBusy: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(true);
});

test('what can’t be read as a number is not sent, and its field says why', () => {
  const field = <NumberField label="Цена" locale="ru" max={100} value={null} onChange={() => {}} />;
  const { onSubmit } = show({ children: <Theme>{field}</Theme> });
  const price = screen.getByRole('textbox', { name: 'Цена' });
  fireEvent.change(price, { target: { value: '48000,50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(price);
  screen.getByText('Целое число от 0 до 100');
});

test('an error and a conflict are announced, and one side of the conflict is chosen', () => {
  const onChoose = vi.fn();
  show({ error: 'Нет названия', problem: <ConflictChoice t={(key) => key} isBusy={false} onChoose={onChoose} /> });
  expect(screen.getAllByRole('alert').map(({ firstChild }) => firstChild?.textContent)).toEqual(['Нет названия', 'conflict']);
  fireEvent.click(screen.getByRole('button', { name: 'takeTheirs' }));
  expect(onChoose).toHaveBeenCalledWith('theirs');
});

/** A form of one field, which must not be empty. */
function NameForm({ send, onSaved }: { send: (name: string) => Promise<SaveFailure<string> | null>; onSaved: () => void }) {
  const [keeper] = useState(() => memoryKeeper<{ name: string }, { base: null }>());
  const saving = useMutation(send, onSaved);
  const { form, draft, change, problems } = useRecordForm({
    keeper,
    saving,
    title: 'Супы',
    origin: { base: null },
    initial: () => ({ name: '' }),
    read: ({ name }) => (name === '' ? err('Нет названия') : ok(name)),
    changeOf: (name) => name,
    onCancel: () => {},
  });
  return (
    <Theme>
      <DraftForm {...form} saving={saving} t={(key) => key} title="Супы">
        <TextField label="Название" value={draft.name} error={problems} onChange={(name) => change({ name })} />
      </DraftForm>
    </Theme>
  );
}

const fill = (name: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Название' }), { target: { value: name } });
const save = () => act(async () => screen.getByRole('button', { name: 'saveInDraft' }).click());

test('what is wrong is shown after the first try, not before, and gets the focus at every try; nothing is sent', async () => {
  const send = vi.fn();
  render(<NameForm send={send} onSaved={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Название' });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await save();
  screen.getByText('Нет названия');
  expect(document.activeElement).toBe(field);
  field.blur();
  await save();
  expect(document.activeElement).toBe(field);
  fill('Супы');
  expect(screen.queryByText('Нет названия')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('why a change was not saved stays until the next try, and the chosen side of a conflict is sent', async () => {
  const onSaved = vi.fn();
  const send = vi.fn<(name: string) => Promise<SaveFailure<string> | null>>();
  send.mockResolvedValueOnce({ conflict: null, problem: { message: 'Нет связи' } });
  send.mockResolvedValueOnce({ conflict: {}, decided: { mine: 'моё', theirs: 'чужое' } });
  send.mockResolvedValueOnce(null);
  render(<NameForm send={send} onSaved={onSaved} />);
  fill('Супы');
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Нет связи');
  await save();
  expect(screen.getByRole('alert').firstChild?.textContent).toBe('conflict');
  expect(onSaved).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'takeTheirs' }).click());
  expect(send.mock.calls).toEqual([['Супы'], ['Супы'], ['чужое']]);
  expect(onSaved).toHaveBeenCalledOnce();
});

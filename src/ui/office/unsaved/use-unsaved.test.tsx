// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryKeeper } from '../../../../tests/support/memory-keeper.ts';
import { type FormOrigin, useUnsaved } from './use-unsaved.tsx';

interface Draft {
  readonly name: string;
}
interface Origin extends FormOrigin {
  readonly base: Draft | null;
}

const recordOf = (name: string): Origin => ({ base: { name } });
const left = vi.fn();

function Form({ keeper, origin, isWaiting = false }: { keeper: ReturnType<typeof newKeeper>; origin: Origin; isWaiting?: boolean }) {
  const initial = ({ base }: Origin): Draft => ({ name: base?.name ?? '' });
  const form = useUnsaved({ keeper, origin, initial, title: 'Плов', isWaiting });
  return (
    <>
      {form.notice}
      <input aria-label="name" value={form.draft.name} onChange={({ target }) => form.change({ name: target.value })} />
      <code>{form.origin.base?.name}</code>
      <button type="button" onClick={form.saved}>
        save
      </button>
      <button type="button" onClick={() => void form.leave(left)}>
        leave
      </button>
    </>
  );
}

const newKeeper = () => memoryKeeper<Draft, Origin>();
const open = (keeper: ReturnType<typeof newKeeper>, name: string) => render(<Form keeper={keeper} origin={recordOf(name)} />);
const type = (value: string) => fireEvent.change(screen.getByLabelText('name'), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const base = () => screen.getByRole('code').textContent;
const shown = () => screen.getByLabelText<HTMLInputElement>('name').value;

/** What was typed in a form whose page was then closed. */
function leftBehind(name: string, typed: string) {
  const keeper = newKeeper();
  open(keeper, name);
  type(typed);
  cleanup();
  return keeper;
}

afterEach(() => {
  cleanup();
  left.mockClear();
});

test('each change is kept, and nothing once the form shows its record again', () => {
  const keeper = newKeeper();
  open(keeper, 'Плов');
  expect(keeper.stored()).toBeNull();
  type('Плов 2');
  expect(keeper.stored()).toEqual({ name: 'Плов 2' });
  type('Плов');
  expect(keeper.stored()).toBeNull();
});

test('what was typed is restored when the form is opened anew, and can be discarded', async () => {
  const keeper = leftBehind('Плов', 'Плов 2');
  open(keeper, 'Плов');
  expect([shown(), screen.getAllByRole('status').at(-1)?.textContent]).toEqual(['Плов 2', 'restoreddiscard']);
  await press('discard');
  expect([shown(), keeper.stored(), screen.queryByRole('button', { name: 'discard' })]).toEqual(['Плов', null, null]);
});

test('where the record has changed meanwhile, what was typed keeps its base, and the person may keep it', async () => {
  const keeper = leftBehind('Плов', 'Плов 2');
  open(keeper, 'Лагман');
  expect([shown(), base(), screen.getByRole('alert').textContent]).toEqual(['Плов 2', 'Плов', 'outdatedkeepMinetakeCurrent']);
  await press('keepMine');
  expect([shown(), keeper.stored(), screen.queryByRole('alert')]).toEqual(['Плов 2', { name: 'Плов 2' }, null]);
});

test('where the record has changed meanwhile, the person may take what is stored now', async () => {
  const keeper = leftBehind('Плов', 'Плов 2');
  open(keeper, 'Лагман');
  await press('takeCurrent');
  expect([shown(), keeper.stored(), base()]).toEqual(['Лагман', null, 'Лагман']);
});

test('what equals the record by now is not restored, nor the values of a form with other fields', () => {
  open(leftBehind('Плов', 'Плов 2'), 'Плов 2');
  expect(screen.queryByRole('button', { name: /discard|takeCurrent/ })).toBeNull();
  cleanup();
  const other = newKeeper();
  other.keep(Object.assign({ name: 'Плов 2' }, { price: 1 }), recordOf('Плов'), '');
  open(other, 'Плов');
  expect(shown()).toBe('Плов');
});

test('saving removes what is kept', async () => {
  const keeper = newKeeper();
  open(keeper, 'Плов');
  type('Плов 2');
  await press('save');
  expect(keeper.stored()).toBeNull();
});

test('an unchanged form is left without a question, a changed one only if its values may be discarded', async () => {
  const keeper = newKeeper();
  const confirm = vi.spyOn(keeper, 'confirm').mockResolvedValue(false);
  open(keeper, 'Плов');
  await press('leave');
  expect([left.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  type('Плов 2');
  await press('leave');
  expect([left.mock.calls.length, keeper.stored()]).toEqual([1, { name: 'Плов 2' }]);
  confirm.mockResolvedValue(true);
  await press('leave');
  expect([left.mock.calls.length, keeper.stored()]).toEqual([2, null]);
});

test('a save that waits for the network is said', () => {
  render(<Form keeper={newKeeper()} origin={recordOf('Плов')} isWaiting />);
  expect(screen.getByRole('status').textContent).toBe('waiting');
});

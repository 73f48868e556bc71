// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordActions } from './RecordActions.tsx';
import { RecordList, RecordRow } from './RecordList.tsx';
import { RecordPanel, useRecordPanel } from './RecordPanel.tsx';

afterEach(cleanup);

const texts = { edit: 'Изменить', editNamed: 'Изменить: Анвар', remove: 'Удалить', removeNamed: 'Удалить: Анвар', cancel: 'Отмена' };

function Team({ onRemove }: { onRemove: (() => void) | null }) {
  const [isConfirming, setConfirming] = useState(false);
  const { panel, report } = useRecordPanel();
  const actions = (
    <RecordActions
      texts={texts}
      isConfirming={isConfirming}
      onRemove={onRemove}
      onConfirming={setConfirming}
      onEdit={() => report('Сохранено')}
    />
  );
  return (
    <RecordPanel panel={panel}>
      <RecordList>
        <li>
          <RecordRow actions={actions}>Анвар</RecordRow>
        </li>
      </RecordList>
    </RecordPanel>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a second button confirms the removal', () => {
  const onRemove = vi.fn();
  render(<Team onRemove={onRemove} />);
  press(texts.removeNamed);
  expect(onRemove).not.toHaveBeenCalled();
  press(texts.cancel);
  press(texts.removeNamed);
  press(texts.removeNamed);
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('a record that cannot be removed has no button for it', () => {
  render(<Team onRemove={null} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.edit]);
});

test('what was done is announced, and the focus stays in the panel', () => {
  render(<Team onRemove={null} />);
  press(texts.editNamed);
  expect(screen.getByRole('status').textContent).toBe('Сохранено');
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('what was done is not shown above the next form', () => {
  const panel = { ref: { current: null }, status: 'Сохранено' };
  const { rerender } = render(<RecordPanel panel={panel}>…</RecordPanel>);
  expect(screen.getByRole('status').textContent).toBe('Сохранено');
  rerender(
    <RecordPanel panel={panel} isFormOpen>
      …
    </RecordPanel>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../tests/support/screens/native-dialog.ts';
import { Sheet } from './Sheet.tsx';

afterEach(cleanup);

function show(opened = true) {
  const onClose = vi.fn();
  const view = (isOpen: boolean) => (
    <Sheet opened={isOpen} onClose={onClose} title="Куда и когда" closeLabel="Закрыть">
      <p>Доставка</p>
    </Sheet>
  );
  const { rerender } = render(view(opened));
  return { onClose, setOpened: (isOpen: boolean) => rerender(view(isOpen)) };
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

test('a sheet is a modal dialog named by its title and renders nothing when closed', () => {
  const { setOpened } = show(false);
  expect(dialog().open).toBe(false);
  expect(screen.queryByText('Доставка')).toBeNull();
  setOpened(true);
  expect(dialog().open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Куда и когда' })).toBe(dialog());
  setOpened(false);
  expect(dialog().open).toBe(false);
});

test('its button, Escape and a press on the backdrop close it, a press inside does not', () => {
  const { onClose } = show();
  fireEvent.click(screen.getByText('Доставка'));
  expect(onClose).toHaveBeenCalledTimes(0);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('its title does not scroll with the content, and the first focus is in the content', () => {
  show();
  const content = screen.getByText('Доставка');
  const close = screen.getByRole('button', { name: 'Закрыть' });
  expect(content.closest('.sheet-scroll')?.contains(screen.getByRole('heading'))).toBe(false);
  expect(content.compareDocumentPosition(close)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the back button closes it instead of leaving the page', async () => {
  const { onClose } = show();
  history.back();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('the back button closes only the topmost sheet', async () => {
  const behind = show();
  const inFront = show();
  history.back();
  await vi.waitFor(() => expect(inFront.onClose).toHaveBeenCalledOnce());
  expect(behind.onClose).not.toHaveBeenCalled();
});

test('closed in another way it leaves no entry in the history', async () => {
  history.replaceState({ page: true }, '');
  const { setOpened } = show();
  expect(history.state).not.toEqual({ page: true });
  setOpened(false);
  await vi.waitFor(() => expect(history.state).toEqual({ page: true }));
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DiffText } from './DiffText.tsx';

afterEach(cleanup);

const texts = { show: 'Отличия', removed: 'удалено: ', added: 'добавлено: ' };

test('two texts are compared word by word once it is opened', async () => {
  render(<DiffText texts={texts} before="Готовим плов с шести утра" after="Готовим плов с пяти утра" />);
  expect(screen.queryByText('шести')).toBeNull();
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = true;
  expect((await screen.findByRole('deletion')).textContent).toBe('удалено: шести');
  expect(screen.getByRole('insertion').textContent).toBe('добавлено: пяти');
});

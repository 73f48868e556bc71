// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

test('several lines are reported unchanged, and the error describes the field', () => {
  const onChange = vi.fn();
  render(
    <Theme>
      <TextArea label="Комментарий" value="" onChange={onChange} error="Слишком длинно" />
    </Theme>,
  );
  const area = screen.getByRole('textbox', { name: 'Комментарий' });
  fireEvent.change(area, { target: { value: 'Без лука\nи соли' } });
  expect(onChange).toHaveBeenCalledWith('Без лука\nи соли');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Слишком длинно');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a button does not submit a form by default', () => {
  render(<Button>Добавить</Button>);
  expect(screen.getByRole('button', { name: 'Добавить' }).getAttribute('type')).toBe('button');
});

test('a loading button keeps its name and ignores presses', () => {
  const onClick = vi.fn();
  render(
    <Button loading onClick={onClick}>
      Добавить
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Добавить' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

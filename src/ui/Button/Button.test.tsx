// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a button submits nothing unless told so', () => {
  render(<Button>Добавить</Button>);
  expect(screen.getByRole('button', { name: 'Добавить' }).getAttribute('type')).toBe('button');
});

test('while it is loading it keeps its name and takes no press', () => {
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

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

test('reports its new state; its note is part of the accessible description', () => {
  const onChange = vi.fn();
  render(<Switch label="Списать баллы" note="На карте 48 500" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Списать баллы' });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('На карте 48 500');
  fireEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(true);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FigureCell } from './FigureCell.tsx';

test('a figure has the head of its column beside it, which assistive technology reads from the head alone', () => {
  render(
    <table>
      <tbody>
        <tr>
          <FigureCell label="Стоимость" value="12 500" />
        </tr>
      </tbody>
    </table>,
  );
  const cell = screen.getByRole('cell', { name: '12 500' });
  expect(cell.getAttribute('data-label')).toBe('Стоимость');
});

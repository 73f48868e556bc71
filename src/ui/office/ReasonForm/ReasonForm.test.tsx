// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Theme } from '../../inputs/Theme/Theme.tsx';
import { ReasonForm } from './ReasonForm.tsx';

afterEach(cleanup);

it('sends a reason, and nothing without one', () => {
  const onSubmit = vi.fn(async () => {});
  render(
    <Theme>
      <ReasonForm label="Why" missing="Write at least a word" submit="Cancel" cancel="Back" onSubmit={onSubmit} onCancel={() => {}} />
    </Theme>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByText('Write at least a word');
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: ' It was cold ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).toHaveBeenCalledWith('It was cold');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckGroup } from './CheckGroup.tsx';

afterEach(cleanup);

test('an item is added to the chosen ones or removed from them', () => {
  const onChange = vi.fn();
  const items = [
    { value: 1, label: 'Понедельник' },
    { value: 2, label: 'Вторник' },
  ];
  render(<CheckGroup legend="Дни" items={items} chosen={[1]} onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Дни' }));
  fireEvent.click(group.getByRole('checkbox', { name: 'Вторник' }));
  fireEvent.click(group.getByRole('checkbox', { name: 'Понедельник' }));
  expect(onChange.mock.calls).toEqual([[[1, 2]], [[]]]);
});

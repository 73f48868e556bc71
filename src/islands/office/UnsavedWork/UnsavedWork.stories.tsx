import type { Meta, StoryObj } from '@storybook/react-vite';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { UnsavedWork } from './UnsavedWork.tsx';

const keep = (titles: readonly string[]) => () => {
  for (const [index, title] of titles.entries()) keeperOf('dish', String(index)).keep({ name: title }, { base: null }, title);
};

const meta: Meta<typeof UnsavedWork> = {
  component: UnsavedWork,
  parameters: {
    namespace: ['unsaved', 'office-sign-in'],
    cannotBe: { Broken: 'it lists what the browser keeps, and what can not be read is not listed' },
  },
};
export default meta;
type Story = StoryObj<typeof UnsavedWork>;

export const Empty: Story = {};

export const Ordinary: Story = { beforeEach: keep(['Плов']) };

export const Extreme: Story = { beforeEach: keep(Array(6).fill('Плов праздничный с курдюком и двумя видами изюма '.repeat(3))) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { within } from 'storybook/test';
import { emptyCart } from '#stores/shop/cart.ts';
import { fillCart, localeOf } from '../../../../.storybook/demo-cart.ts';
import { Reorder } from './Reorder.tsx';

/** The page's button that names an order; pressed after it is rendered. */
function PressedButton({ id }: { id: string }) {
  useEffect(() => document.querySelector<HTMLButtonElement>('[data-reorder]')?.click(), []);
  return (
    <button type="button" data-reorder={id}>
      {id}
    </button>
  );
}

const meta: Meta<typeof Reorder> = {
  component: Reorder,
  parameters: { namespace: 'reorder' },
  beforeEach: () => emptyCart(),
};
export default meta;
type Story = StoryObj<typeof Reorder>;

const pressed = (id: string): Story => ({
  decorators: [
    (Inner) => (
      <>
        <Inner />
        <PressedButton id={id} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('dialog');
  },
});

/** No reorder is requested. */
export const Empty: Story = {};

/** Another price, a dish that is unavailable, and a cart that is not empty. */
export const Ordinary: Story = { ...pressed('changed'), beforeEach: ({ globals }) => fillCart(localeOf(globals), 1) };

export const Extreme: Story = { ...pressed('everything-changed'), beforeEach: ({ globals }) => fillCart(localeOf(globals), 3) };

/** None of the dishes is available. */
export const Broken: Story = pressed('gone');

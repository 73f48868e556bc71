import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyCart } from '#stores/shop/cart.ts';
import { forgetFavorites, toggleFavorite } from '#stores/shop/favorites.ts';
import { FavoriteList } from './FavoriteList.tsx';

const like = (...ids: string[]) => {
  for (const id of ids) void toggleFavorite(id);
};
const meta: Meta<typeof FavoriteList> = {
  component: FavoriteList,
  parameters: { namespace: ['favorite-list', 'dish-card'] },
  args: { menuHref: '/' },
  beforeEach: () => {
    forgetFavorites();
    emptyCart();
  },
};
export default meta;
type Story = StoryObj<typeof FavoriteList>;

export const Empty: Story = {};

export const Ordinary: Story = { beforeEach: () => like('1001', '1002', '2001') };

/** Names three times as long, and a dish that this restaurant does not offer. */
export const Extreme: Story = { parameters: { network: 'extreme' }, beforeEach: () => like('1001', '1003', '2001', 'gone') };

export const Broken: Story = { parameters: { network: 'broken' }, beforeEach: () => like('1001') };

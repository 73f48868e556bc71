import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { RestaurantMap } from './RestaurantMap.tsx';

const meta: Meta<typeof RestaurantMap> = {
  component: RestaurantMap,
  parameters: { namespace: 'restaurant-map' },
  args: { styleUrl: null, marker: '/brand/marker.svg' },
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof RestaurantMap>;

const loaded = async () => {
  await waitFor(() => expect(document.querySelector('[data-map="loaded"]')).not.toBeNull(), { timeout: 15_000 });
};

/** No restaurants: the map of the country. */
export const Empty: Story = { parameters: { network: 'empty' }, play: loaded };

export const Ordinary: Story = {
  play: async () => {
    await loaded();
    const [cluster] = await screen.findAllByRole('button', { name: /^\d+ .*(ресторан|restaurant|restoran)/ });
    await expect(cluster).toBeVisible();
  },
};

/** A restaurant with a name three times as long, opened. */
export const Extreme: Story = {
  parameters: { network: 'extreme' },
  beforeEach: () => {
    history.replaceState(null, '', '#map-8');
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
  play: async () => {
    await loaded();
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** The style fails to load: the built-in one is shown with a notice. */
export const Broken: Story = {
  args: { styleUrl: '/nowhere/style.json' },
  play: async () => {
    await loaded();
    await expect(await screen.findByRole('status', undefined, { timeout: 7000 })).toBeVisible();
  },
};

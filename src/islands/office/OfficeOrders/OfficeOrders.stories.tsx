import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { OfficeOrders } from './OfficeOrders.tsx';

const filter = { text: '', day: '', restaurantId: '', status: '', sum: '', toReturn: '' };

const meta: Meta<typeof OfficeOrders> = {
  component: OfficeOrders,
  args: { opensCustomers: true, filter, restaurants: [{ id: '1', name: 'Чиланзар' }] },
  parameters: { namespace: 'office-customers' },
};
export default meta;
type Story = StoryObj<typeof OfficeOrders>;

export const Empty: Story = { args: { filter: { ...filter, text: 'Nobody' } } };

export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** A restaurant with a very long name. */
export const Extreme: Story = { ...Ordinary, args: { restaurants: [{ id: '1', name: 'Чиланзар, у базара '.repeat(8).trim() }] } };

export const Broken: Story = { parameters: { network: 'broken' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  // the pointer of a new page may be at its corner, and would open the tooltip
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { opened: true, children: <Button variant="ghost">12 345</Button> },
  parameters: {
    texts: {
      ru: { text: 'Бонусы на карте' },
      en: { text: 'Points on your card' },
      uz: { text: 'Kartadagi ballar' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

/** Without hover and focus. */
export const Empty: Story = { args: { opened: false } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { text: 'Бонусы начисляются через сутки после получения заказа и действуют год. '.repeat(3) },
      en: { text: 'Points are added a day after the order was received and are valid for a year. '.repeat(3) },
      uz: { text: 'Ballar buyurtma olingandan bir kun oʻtib hisoblanadi va bir yil amal qiladi. '.repeat(3) },
    },
  },
};

/** Missing words. */
export const Broken: Story = { parameters: { texts: { ru: { text: '?' }, en: { text: '?' }, uz: { text: '?' } } } };

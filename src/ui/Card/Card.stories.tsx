import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  component: Card,
  parameters: {
    texts: {
      ru: { title: 'Оплата', children: 'Наличными курьеру' },
      en: { title: 'Payment', children: 'Cash to the courier' },
      uz: { title: 'Toʻlov', children: 'Kuryerga naqd pul' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Card>;

/** A surface without content. */
export const Empty: Story = {
  parameters: { texts: { ru: { title: null, children: '' }, en: { title: null, children: '' }, uz: { title: null, children: '' } } },
};

export const Ordinary: Story = { args: { action: <a href="#all">45 000</a> } };

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { title: 'Доставка и самовывоз из всех ресторанов республики', children: 'Двадцатичетырёхчасовое обслуживание. '.repeat(12) },
      en: {
        title: 'Delivery and pickup from all restaurants of the republic',
        children: 'Counterrevolutionarily round-the-clock. '.repeat(12),
      },
      uz: { title: 'Respublikaning barcha restoranlaridan yetkazib berish', children: 'Yigirmatoʻrtsoatlikxizmatkoʻrsatish. '.repeat(12) },
    },
  },
};

/** Without a title the action is still at the end of the line. */
export const Broken: Story = {
  args: { action: <a href="#all">45 000</a> },
  parameters: { texts: { ru: { title: '?', children: '?' }, en: { title: '?', children: '?' }, uz: { title: '?', children: '?' } } },
};

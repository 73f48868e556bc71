import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  component: Switch,
  args: { checked: true, onChange: () => {} },
  parameters: {
    texts: {
      ru: { label: 'Списать баллы', note: 'На карте 48 500, можно списать 36 600' },
      en: { label: 'Spend points', note: '48,500 on the card, 36,600 can be spent' },
      uz: { label: 'Ballarni sarflash', note: 'Kartada 48 500, 36 600 sarflash mumkin' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Empty: Story = {
  args: { checked: false },
  parameters: { texts: { ru: { note: null }, en: { note: null }, uz: { note: null } } },
};

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { label: 'Списать все накопленные баллы в счёт этого заказа '.repeat(2) },
      en: { label: 'Spend all the points collected so far on this order '.repeat(2) },
      uz: { label: 'Shu buyurtma uchun yigʻilgan barcha ballarni sarflash '.repeat(2) },
    },
  },
};

/** A disabled switch. */
export const Broken: Story = { args: { checked: false, disabled: true } };

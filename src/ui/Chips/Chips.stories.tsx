import type { Meta, StoryObj } from '@storybook/react-vite';
import './Chips.css';
import { type Chip, Chips } from './Chips.tsx';

function slots(note: string): Chip<string>[] {
  return [
    { value: 'a', label: '18:30–19:10', note },
    { value: 'b', label: '19:10–19:50', disabled: true },
    { value: 'c', label: '19:50–20:30' },
  ];
}

const many = Array.from({ length: 48 }, (_, index) => ({ value: `${index}`, label: `${index % 24}:00 - ${index % 24}:40` }));

const meta: Meta<typeof Chips<string>> = {
  component: Chips<string>,
  args: { value: 'a', onChange: () => {} },
  parameters: {
    texts: {
      ru: { legend: 'Время', chips: slots('Как можно скорее') },
      en: { legend: 'Time', chips: slots('As soon as possible') },
      uz: { legend: 'Vaqt', chips: slots('Imkon qadar tezroq') },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Chips<string>>;

export const Empty: Story = { args: { value: null }, parameters: { texts: { ru: { chips: [] }, en: { chips: [] }, uz: { chips: [] } } } };

export const Ordinary: Story = {};

export const Grid: Story = { args: { grid: true } };

export const Extreme: Story = {
  args: { grid: true },
  parameters: {
    texts: {
      ru: { legend: 'Выберите удобное время доставки на завтра', note: 'осталось 3', chips: many },
      en: { legend: 'Choose a time for the delivery of tomorrow', note: '3 left', chips: many },
      uz: { legend: 'Ertangi yetkazib berish uchun qulay vaqtni tanlang', note: '3 ta qoldi', chips: many },
    },
  },
};

/** No chip can be chosen. */
export const Broken: Story = {
  args: { value: null },
  parameters: {
    texts: { ru: { chips: many.slice(0, 4).map(off) }, en: { chips: many.slice(0, 4).map(off) }, uz: { chips: many.slice(0, 4).map(off) } },
  },
};

function off(chip: Chip<string>): Chip<string> {
  return { ...chip, disabled: true };
}

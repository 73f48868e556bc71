import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { PublishTime } from './PublishTime.tsx';

/** Keeps the time, as a form does. */
function WithTime(props: Omit<ComponentProps<typeof PublishTime>, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return <PublishTime {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof WithTime> = {
  component: WithTime,
  args: { onChoose: async () => {} },
  parameters: {
    cannotBe: { Ordinary: 'the time is empty until somebody writes it' },
    texts: {
      ru: { label: 'Время публикации', action: 'Запланировать', past: 'Это время уже прошло' },
      en: { label: 'Publication time', action: 'Schedule', past: 'This time has passed' },
      uz: { label: 'Nashr vaqti', action: 'Rejalashtirish', past: 'Bu vaqt oʻtib ketgan' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof WithTime>;

export const Empty: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { label: 'Время, в которое изменения увидят все клиенты магазина '.repeat(2) },
      en: { label: 'The time at which all customers of the shop see the changes '.repeat(2) },
      uz: { label: 'Oʻzgarishlarni doʻkonning barcha mijozlari koʻradigan vaqt '.repeat(2) },
    },
  },
};

/** A time that has passed. */
export const Broken: Story = {
  async play({ canvasElement }) {
    const field = canvasElement.querySelector('input') as HTMLInputElement;
    await fireEvent.change(field, { target: { value: '2020-01-01T09:00' } });
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { $toasts, dismissToast, showToast } from '#stores/toasts.ts';
import words from '../../../locales/ru/toast.json' with { type: 'json' };
import { Toaster } from './Toaster.tsx';

const meta: Meta<typeof Toaster> = {
  component: Toaster,
  args: { words },
  beforeEach: () => {
    for (const { id } of $toasts.get()) dismissToast(id);
  },
};
export default meta;
type Story = StoryObj<typeof Toaster>;

export const Empty: Story = {};

export const Ordinary: Story = {
  beforeEach: () => {
    showToast({ kind: 'success', message: 'Заказ принят' });
    showToast({ kind: 'error', message: 'Нет связи' });
    showToast({ kind: 'warn', message: 'Время изменилось' });
    showToast({ kind: 'info', message: 'Кухня откроется в 10:00' });
  },
};

export const Extreme: Story = { beforeEach: () => showToast({ kind: 'error', message: 'Слишком длинное сообщение сервера. '.repeat(20) }) };
export const Broken: Story = { args: { words: {} }, beforeEach: () => showToast({ kind: 'error', message: '' }) };

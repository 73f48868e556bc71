import type { Meta, StoryObj } from '@storybook/react-vite';
import { dismissToast, shownToasts, showToast } from '#stores/lib/toasts.ts';
import { localeOf } from '../../../../.storybook/demo-cart.ts';
import { Toaster } from './Toaster.tsx';

const meta: Meta<typeof Toaster> = {
  component: Toaster,
  parameters: { namespace: 'menu-controls' },
  beforeEach: () => {
    for (const { id } of shownToasts()) dismissToast(id);
  },
};
export default meta;
type Story = StoryObj<typeof Toaster>;

const messages = {
  ru: ['Заказ принят', 'Нет связи', 'Время изменилось', 'Кухня откроется в 10:00'],
  en: ['Your order is placed', 'No connection', 'The time has changed', 'The kitchen opens at 10:00'],
  uz: ['Buyurtma qabul qilindi', 'Aloqa yoʻq', 'Vaqt oʻzgardi', 'Oshxona 10:00 da ochiladi'],
};

export const Empty: Story = {};

export const Ordinary: Story = {
  beforeEach: ({ globals }) => {
    const [success = '', error = '', warn = '', info = ''] = messages[localeOf(globals)];
    showToast({ kind: 'success', message: success });
    showToast({ kind: 'error', message: error });
    showToast({ kind: 'warn', message: warn });
    showToast({ kind: 'info', message: info });
  },
};

export const Extreme: Story = {
  beforeEach: ({ globals }) => showToast({ kind: 'error', message: `${messages[localeOf(globals)].join('. ')}. `.repeat(6) }),
};

/** Both the words and the message are missing. */
export const Broken: Story = { args: { words: {} }, beforeEach: () => showToast({ kind: 'error', message: '' }) };

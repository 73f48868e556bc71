import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: { opened: true, onConfirm: () => {}, onCancel: () => {} },
  parameters: {
    texts: {
      ru: { title: 'Отменить заказ?', children: 'Кухня ещё не начала готовить.', confirmLabel: 'Отменить заказ', cancelLabel: 'Оставить' },
      en: { title: 'Cancel the order?', children: 'The kitchen has not begun.', confirmLabel: 'Cancel the order', cancelLabel: 'Keep it' },
      uz: {
        title: 'Buyurtma bekor qilinsinmi?',
        children: 'Oshxona hali boshlamadi.',
        confirmLabel: 'Bekor qilish',
        cancelLabel: 'Qoldirish',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

/** A closed dialog. */
export const Empty: Story = { args: { opened: false } };

export const Ordinary: Story = {};

export const Dangerous: Story = { args: { isDangerous: true } };

export const Extreme: Story = {
  args: { isDangerous: true },
  parameters: {
    texts: {
      ru: {
        title: 'Удалить все сохранённые адреса и историю заказов?',
        children: 'Восстановить их будет невозможно. '.repeat(8),
        confirmLabel: 'Да, безвозвратно удалить всё сохранённое',
        cancelLabel: 'Нет, оставить всё как есть сейчас',
      },
      en: {
        title: 'Delete all saved addresses and the history of orders?',
        children: 'They can never be restored. '.repeat(8),
        confirmLabel: 'Yes, irretrievably delete everything',
        cancelLabel: 'No, keep everything as it is now',
      },
      uz: {
        title: 'Barcha saqlangan manzillar va buyurtmalar tarixi oʻchirilsinmi?',
        children: 'Ularni qayta tiklab boʻlmaydi. '.repeat(8),
        confirmLabel: 'Ha, hammasini butunlay oʻchirib tashlash',
        cancelLabel: 'Yoʻq, hammasi hozirgidek qolaversin',
      },
    },
  },
};

/** Confirmed, and the response is pending: another press is ignored, and canceling remains possible. */
export const Broken: Story = { args: { loading: true } };

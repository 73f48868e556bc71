import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: { opened: true, onClose: () => {}, actions: <Button>OK</Button> },
  parameters: {
    texts: {
      ru: { title: 'Ресторан закрыт', children: 'Откроемся завтра в 09:00.' },
      en: { title: 'The restaurant is closed', children: 'We open tomorrow at 09:00.' },
      uz: { title: 'Restoran yopiq', children: 'Ertaga 09:00 da ochamiz.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

/** A closed dialog renders no content. */
export const Empty: Story = { args: { opened: false } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog').scrollTop).toBe(0);
  },
  parameters: {
    texts: {
      ru: {
        title: 'Высокопревосходительство: заказ превышает наибольшую сумму',
        children: 'Перечитайте, пожалуйста, состав заказа. '.repeat(40),
      },
      en: {
        title: 'Incomprehensibilities: the order exceeds the largest sum',
        children: 'Please read through what you have ordered. '.repeat(40),
      },
      uz: {
        title: 'Buyurtma summasi eng katta ruxsat etilgan miqdordan oshdi',
        children: 'Iltimos, buyurtma tarkibini qayta koʻrib chiqing. '.repeat(40),
      },
    },
  },
};

/** Only the title is present; Escape and the backdrop still close it. */
export const Broken: Story = {
  args: { actions: undefined },
  parameters: { texts: { ru: { children: null }, en: { children: null }, uz: { children: null } } },
};

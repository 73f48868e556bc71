import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast } from './Toast.tsx';

const meta: Meta<typeof Toast> = {
  component: Toast,
  args: { kind: 'success', lifeMs: 3_600_000, onClose: () => {} },
  parameters: {
    texts: {
      ru: { title: 'Готово', message: 'Заказ принят', closeLabel: 'Закрыть' },
      en: { title: 'Done', message: 'Your order is placed', closeLabel: 'Close' },
      uz: { title: 'Tayyor', message: 'Buyurtma qabul qilindi', closeLabel: 'Yopish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Toast>;

/** A kind without a message. */
export const Empty: Story = {
  args: { kind: 'info' },
  parameters: { texts: { ru: { message: '' }, en: { message: '' }, uz: { message: '' } } },
};

export const Ordinary: Story = {};

export const Warning: Story = { args: { kind: 'warn' } };

export const Extreme: Story = {
  args: { kind: 'error' },
  parameters: {
    texts: {
      ru: { message: 'Слишком длинное сообщение сервера: СовсемБезПробеловИКонца. '.repeat(6) },
      en: { message: 'A message of the server that is too long: WithoutAnySpaceAndEnd. '.repeat(6) },
      uz: { message: 'Serverning juda uzun xabari: BoʻshliqsizVaTugamaydigan. '.repeat(6) },
    },
  },
};

/** Title and message are missing: it can still be closed. */
export const Broken: Story = {
  args: { kind: 'error' },
  parameters: { texts: { ru: { title: '', message: '' }, en: { title: '', message: '' }, uz: { title: '', message: '' } } },
};

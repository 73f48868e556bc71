import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  component: TextField,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { value: 'Dilnoza', onChange: () => {} },
  parameters: {
    texts: {
      ru: { label: 'Имя', aside: 'подтверждено', hint: 'Как к вам обращаться' },
      en: { label: 'Name', aside: 'verified', hint: 'What to call you' },
      uz: { label: 'Ism', aside: 'tasdiqlangan', hint: 'Sizga qanday murojaat qilaylik' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {
  args: { value: '' },
  parameters: { texts: { ru: { aside: null, hint: null }, en: { aside: null, hint: null }, uz: { aside: null, hint: null } } },
};

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { value: 'Yunusobod, 4-mavze, '.repeat(10) },
  parameters: {
    texts: {
      ru: { label: 'Очень подробный комментарий для доставляющего курьера' },
      en: { label: 'A very detailed comment for the courier who delivers' },
      uz: { label: 'Yetkazib beruvchi kuryer uchun juda uzun yozilgan izoh' },
    },
  },
};

export const Broken: Story = {
  args: { value: '' },
  parameters: { texts: { ru: { error: 'Напишите имя.' }, en: { error: 'Enter your name.' }, uz: { error: 'Ismingizni yozing.' } } },
};

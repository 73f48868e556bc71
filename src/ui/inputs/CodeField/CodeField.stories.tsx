import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { CodeField } from './CodeField.tsx';

const meta: Meta<typeof CodeField> = {
  component: CodeField,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { length: 6, value: '123456', onChange: () => {} },
  parameters: { texts: { ru: { label: 'Код из сообщения' }, en: { label: 'Code from the message' }, uz: { label: 'Xabardagi kod' } } },
};
export default meta;
type Story = StoryObj<typeof CodeField>;

export const Empty: Story = { args: { value: '' } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { length: 20, value: '12345678901234567890' },
  parameters: {
    texts: {
      ru: { label: 'Двадцатизначный код подтверждения' },
      en: { label: 'A confirmation code of twenty digits' },
      uz: { label: 'Yigirma xonali tasdiqlash kodi' },
    },
  },
};

export const Broken: Story = {
  parameters: {
    texts: {
      ru: { error: 'Код не подошёл. Осталось попыток: 2.' },
      en: { error: 'The code is wrong. Attempts left: 2.' },
      uz: { error: 'Kod mos kelmadi. Yana 2 urinish.' },
    },
  },
};

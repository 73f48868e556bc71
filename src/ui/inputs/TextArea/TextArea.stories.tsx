import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { onChange: () => {} },
  parameters: {
    texts: {
      ru: { label: 'Комментарий', value: 'Без лука, пожалуйста' },
      en: { label: 'Comment', value: 'No onions, please' },
      uz: { label: 'Izoh', value: 'Piyozsiz, iltimos' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = { parameters: { texts: { ru: { value: '' }, en: { value: '' }, uz: { value: '' } } } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { rows: 6 },
  parameters: {
    texts: {
      ru: { label: 'Комментарий для курьера и для кухни, если он нужен', value: 'Домофон не работает. '.repeat(40) },
      en: { label: 'A comment for the courier and the kitchen, if one is needed', value: 'The intercom is broken. '.repeat(40) },
      uz: { label: 'Kuryer va oshxona uchun izoh, agar kerak boʻlsa', value: 'Domofon ishlamaydi. '.repeat(40) },
    },
  },
};

export const Broken: Story = {
  parameters: {
    texts: { ru: { error: 'Не больше 500 знаков.' }, en: { error: 'At most 500 characters.' }, uz: { error: '500 belgidan oshmasin.' } },
  },
};

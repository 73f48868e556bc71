import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta: Meta<TextFieldProps> = {
  component: (props: TextFieldProps) => (
    <Theme>
      <TextField {...props} />
    </Theme>
  ),
  args: { label: 'Имя', value: '', onChange: () => {} },
};
export default meta;
type Story = StoryObj<TextFieldProps>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Дилноза', aside: 'подтверждён', hint: 'Как к вам обращаться' } };

export const Wrong: Story = { args: { error: 'Напишите имя.' } };

export const Long: Story = {
  args: { label: 'Yetkazib beruvchi kuryer uchun juda uzun yozilgan izoh', value: 'Yunusobod, 4-mavze, '.repeat(10) },
};

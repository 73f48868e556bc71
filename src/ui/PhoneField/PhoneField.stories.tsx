import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Theme } from '../Theme/Theme.tsx';
import { PhoneField } from './PhoneField.tsx';

type Props = ComponentProps<typeof PhoneField>;

const meta: Meta<Props> = {
  component: (props: Props) => (
    <Theme>
      <PhoneField {...props} />
    </Theme>
  ),
  args: { label: 'Телефон', value: '', placeholder: '+998 90 123-45-67', mask: (text: string) => text, onChange: () => {} },
};
export default meta;
type Story = StoryObj<Props>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '+998 90 123-45-67' } };

export const Wrong: Story = { args: { value: '+998 90', error: 'Введите номер полностью.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Theme } from '../Theme/Theme.tsx';
import { CodeField } from './CodeField.tsx';

type Props = ComponentProps<typeof CodeField>;

const meta: Meta<Props> = {
  component: (props: Props) => (
    <Theme>
      <CodeField {...props} />
    </Theme>
  ),
  args: { label: 'Код из сообщения', length: 6, value: '', onChange: () => {} },
};
export default meta;
type Story = StoryObj<Props>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '123456' } };

export const Wrong: Story = { args: { error: 'Код не подошёл.' } };

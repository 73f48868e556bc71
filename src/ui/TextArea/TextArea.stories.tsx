import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Theme } from '../Theme/Theme.tsx';
import { TextArea } from './TextArea.tsx';

type Props = ComponentProps<typeof TextArea>;

const meta: Meta<Props> = {
  component: (props: Props) => (
    <Theme>
      <TextArea {...props} />
    </Theme>
  ),
  args: { label: 'Комментарий', value: '', onChange: () => {} },
};
export default meta;
type Story = StoryObj<Props>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Без лука, пожалуйста' } };

export const Wrong: Story = { args: { error: 'Слишком длинно.', value: 'Без лука. '.repeat(60) } };

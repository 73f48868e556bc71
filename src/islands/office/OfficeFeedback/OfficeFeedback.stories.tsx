import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OfficeFeedback } from './OfficeFeedback.tsx';

const meta: Meta<typeof OfficeFeedback> = {
  component: OfficeFeedback,
  args: { view: 'all' },
  parameters: { namespace: 'office-feedback' },
};
export default meta;
type Story = StoryObj<typeof OfficeFeedback>;

/** None has few stars. */
export const Empty: Story = {
  args: { view: 'low' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/\S/, { selector: 'p:not([role])' });
  },
};

export const Ordinary: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
  },
};

/** The form of an answer, without a text. */
export const Extreme: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
  },
};

export const Broken: Story = { parameters: { network: 'broken' } };

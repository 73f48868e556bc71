import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Theme } from '../../inputs/Theme/Theme.tsx';
import { ReasonForm } from './ReasonForm.tsx';

const meta: Meta<typeof ReasonForm> = {
  component: ReasonForm,
  args: { onSubmit: async () => {}, onCancel: () => {} },
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  parameters: {
    cannotBe: { Broken: 'who shows it says what failed' },
    texts: {
      ru: { label: 'Почему отменяем', missing: 'Напишите хотя бы слово', submit: 'Отменить заказ', cancel: 'Назад' },
      en: { label: 'Why it is canceled', missing: 'Write at least a word', submit: 'Cancel the order', cancel: 'Back' },
      uz: { label: 'Bekor qilish sababi', missing: 'Kamida bir soʻz yozing', submit: 'Buyurtmani bekor qilish', cancel: 'Orqaga' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ReasonForm>;

/** Sent without a word. */
export const Empty: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement);
  },
};

export const Ordinary: Story = {};

export const Extreme: Story = {
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'W'.repeat(200), { delay: null });
  },
};

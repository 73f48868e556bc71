import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OrderFeedback } from './OrderFeedback.tsx';

const now = Date.parse('2026-11-21T13:00:00+05:00');
const hourMs = 60 * 60_000;
const dishes = [
  { productId: '1001', name: 'Toʻy oshi' },
  { productId: '1002', name: 'Manti' },
];
const given = { stars: 4, text: 'Manti sovuq edi', dishes: [{ productId: '1002', stars: 2 }], at: '2026-11-21T07:00:00.000Z' } as const;

const meta: Meta<typeof OrderFeedback> = {
  component: OrderFeedback,
  args: { id: '2f8a7c1e-2c5b-4f0e-9f4e-1b6f0a5f9a10', given: null, until: now + 20 * hourMs, now, dishes },
  parameters: { namespace: 'order-feedback' },
};
export default meta;
type Story = StoryObj<typeof OrderFeedback>;

/** Nothing was said yet, of an order whose dishes nobody can judge. */
export const Empty: Story = { args: { dishes: [] } };

/** It was said, and can be changed. */
export const Ordinary: Story = { args: { given: { ...given, answer: null } } };

/** The house has answered. */
export const Answered: Story = {
  args: { given: { ...given, answer: { text: 'Uzr soʻraymiz, keyingi safar issiq keltiramiz.', at: given.at } } },
};

/** Long words, many dishes, all judged. */
export const Extreme: Story = {
  args: {
    dishes: Array.from({ length: 12 }, (_, at) => ({
      productId: String(at),
      name: `Katta dasturxon uchun toʻy oshi va choyxona oshi ${at}`,
    })),
    given: {
      ...given,
      text: 'Rahmat! '.repeat(60),
      dishes: Array.from({ length: 12 }, (_, at) => ({ productId: String(at), stars: 5 as const })),
      answer: { text: 'Sizga ham rahmat! '.repeat(25), at: given.at },
    },
  },
};

/** It could not be sent: what was chosen stays. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Osh');
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/\S/, { selector: 'p[role=alert]' });
  },
};

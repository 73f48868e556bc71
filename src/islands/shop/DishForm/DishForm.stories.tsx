import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Locale } from '#domain/locale.ts';
import type { Product } from '#domain/menu/types.ts';
import { emptyCart } from '#stores/shop/cart.ts';
import { demoMenu } from '../../../../.storybook/demo-shop.ts';
import { DishForm } from './DishForm.tsx';

interface Props {
  locale: Locale;
  words: Readonly<Record<string, string>>;
  /** a dish of the demo menu */
  dish: string;
  change: Partial<Product>;
}

const meta: Meta<Props> = {
  component: ({ dish, change, ...props }: Props) => {
    const { products } = demoMenu(props.locale);
    const product = products.find(({ id }) => id === dish);
    return product === undefined ? null : <DishForm product={{ ...product, ...change }} parts={products} {...props} />;
  },
  parameters: { namespace: 'menu-actions' },
  args: { dish: '1001', change: {} },
  beforeEach: () => emptyCart(),
};
export default meta;
type Story = StoryObj<Props>;

/** A dish without choices. */
export const Empty: Story = { args: { dish: '1031' } };

export const Ordinary: Story = {};

/** A combo with all its parts and their options. */
export const Extreme: Story = { args: { dish: '2001' } };

/** A set: its parts can't be changed. */
export const WholeSet: Story = { args: { dish: '3001' } };

/** The dish was added: the button says so for a moment. */
export const Added: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const add = form.getAllByRole('button').at(-1) as HTMLElement;
    const before = add.textContent;
    await userEvent.click(add);
    await expect(add.textContent).not.toBe(before);
  },
};

/** The dish sold out after the page was sent: it can't be added. */
export const Broken: Story = { args: { change: { isAvailable: false } } };

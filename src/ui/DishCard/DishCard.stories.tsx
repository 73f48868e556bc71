import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Locale } from '#domain/locale.ts';
import type { Product } from '#domain/menu/types.ts';
import { translator, type Words } from '#domain/words.ts';
import { demoDishes } from '../../../.storybook/demo-cart.ts';
import { DishCard } from './DishCard.tsx';

interface Props {
  locale: Locale;
  words: Words;
  change: Partial<Product>;
  served: string | null;
}

const meta: Meta<Props> = {
  component: ({ locale, words, change, served }: Props) => {
    const [first] = demoDishes(locale);
    if (first === undefined) return null;
    const product = { ...first.dish, ...change };
    return (
      <div style={{ width: 260 }}>
        <DishCard
          product={product}
          price={product.price === null ? null : first.price}
          served={served}
          locale={locale}
          t={translator<'dish-card'>(words)}
        />
      </div>
    );
  },
  parameters: { namespace: 'dish-card' },
  args: { change: {}, served: null },
};
export default meta;
type Story = StoryObj<Props>;

/** Nothing is known but the name. */
export const Empty: Story = { args: { change: { description: '', image: null, unit: null, price: null } } };

export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    const { height } = within(canvasElement).getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
  },
};

/** The longest texts and the largest sums. */
export const Extreme: Story = {
  args: {
    change: {
      name: 'Шашлык из баранины с курдюком, луком и зирой на виноградной лозе',
      description: 'Баранина, курдюк, лук, зира, кориандр, уксус, лепёшка. '.repeat(6),
      oldPrice: 99_999_999,
      unit: '1 000 г / 12 порций',
    },
  },
};

/** It is sold out. */
export const Broken: Story = { args: { change: { isAvailable: false } } };

/** The kitchen has counted its last portions. */
export const NearlyGone: Story = { args: { change: { portionsLeft: 4, moreAt: Date.parse('2026-11-21T12:30:00Z') } } };

/** It can be ordered for another time. */
export const OffHours: Story = { args: { served: 'Завтрак: 08:00–11:00', change: { isOffHours: true } } };

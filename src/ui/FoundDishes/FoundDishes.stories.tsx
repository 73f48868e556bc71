import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '#domain/locale.ts';
import { productsById } from '#domain/menu/product.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { demoDishes } from '../../../.storybook/demo-cart.ts';
import { FoundDishes } from './FoundDishes.tsx';
import '../DishCard/DishGroup.css';
import '../feedback/EmptyState/EmptyState.css';
import './FoundDishes.css';

interface Props {
  locale: Locale;
  words: Words;
  query: string;
  /** the number of dishes that are found, and of related ones */
  best: number;
  related: number;
  meant: string | null;
}

const meta: Meta<Props> = {
  component: ({ locale, words, query, best, related, meant }: Props) => {
    const products = demoDishes(locale).map(({ dish }) => dish);
    return (
      <FoundDishes
        query={query}
        found={{ best: products.slice(0, best), related: products.slice(best, best + related), meant }}
        products={productsById(products)}
        servedOf={() => null}
        countText={plural<'menu-search'>(words, 'found', best, locale)}
        locale={locale}
        t={translator<'menu-search'>(words)}
        cardWords={translator<'dish-card'>(words)}
      />
    );
  },
  parameters: { namespace: ['menu-search', 'dish-card'], cannotBe: { Broken: 'a search that fails leaves the page as it is' } },
  args: { query: 'плов', best: 2, related: 2, meant: null },
};
export default meta;
type Story = StoryObj<Props>;

/** Nothing is found: popular dishes. */
export const Empty: Story = { args: { query: 'суши', best: 0, related: 0 } };

export const Ordinary: Story = {};

/** What the query was read as. */
export const Meant: Story = { args: { query: 'gkjd', best: 2, related: 2, meant: 'плов' } };

/** The longest query that is used, and a whole menu. */
export const Extreme: Story = { args: { query: 'шашлык '.repeat(14).trim(), best: 40, related: 5 } };

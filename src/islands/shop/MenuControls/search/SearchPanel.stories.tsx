import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '#domain/format.ts';
import { topCategories } from '#domain/menu/category.ts';
import { popularProducts } from '#domain/menu/popular.ts';
import { categoryPath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { demoDishes } from '../../../../../.storybook/demo-cart.ts';
import { demoMenu } from '../../../../../.storybook/demo-shop.ts';
import { SearchPanel } from './SearchPanel.tsx';

interface Props {
  locale: 'ru' | 'en' | 'uz';
  words: Words;
  searches: readonly string[];
  /** The number of popular dishes. */
  dishes: number;
  hasPictures: boolean;
}

const meta: Meta<Props> = {
  component: ({ locale, words, searches, dishes, hasPictures }: Props) => (
    <div style={{ position: 'relative', minHeight: 560 }}>
      <SearchPanel
        searches={searches}
        locale={locale}
        categories={categoriesOf(locale, dishes)}
        popular={popularOf(locale, dishes).map((dish) => ({ ...dish, image: hasPictures ? dish.image : null }))}
        t={translator<'menu-search'>(words)}
        onRepeat={() => {}}
        onClear={() => {}}
        onClose={() => {}}
      />
    </div>
  ),
  parameters: { namespace: 'menu-search', cannotBe: { Broken: 'what fails to load is left out, as in Empty' } },
  args: { searches: ['лагман', 'ko‘k choy', 'pizza'], dishes: 6, hasPictures: true },
};
export default meta;
type Story = StoryObj<Props>;

/** Nothing was searched for, and the menu has not loaded. */
export const Empty: Story = { args: { searches: [], dishes: 0 } };

/** The visitor's first search. */
export const Popular: Story = { args: { searches: [] } };

export const Ordinary: Story = {};

/** The longest searches, and dishes without pictures. */
export const Extreme: Story = {
  args: {
    searches: ['а'.repeat(100), ...Array.from({ length: 4 }, (_, index) => `шашлык из баранины с курдюком ${index}`)],
    hasPictures: false,
  },
};

function categoriesOf(locale: Props['locale'], dishes: number) {
  return dishes === 0 ? [] : topCategories(demoMenu(locale).categories).map(({ id, name }) => ({ href: categoryPath(id, locale), name }));
}

function popularOf(locale: Props['locale'], count: number) {
  const dishes = new Map(demoDishes(locale).map(({ dish, price }) => [dish.id, { dish, price }]));
  const products = Array.from(dishes.values(), ({ dish }) => dish);
  return popularProducts(products, count).map(({ id, name, image }) => ({
    id,
    name,
    image,
    href: `/product/${id}`,
    price: formatPrice(dishes.get(id)?.price ?? 0, locale),
  }));
}

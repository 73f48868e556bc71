import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { translator } from '#domain/words.ts';
import { emptyCart } from '#stores/shop/cart.ts';
import { chooseOrderType, chooseRestaurant, forgetPlace } from '#stores/shop/preferences.ts';
import { DishCard } from '#ui/DishCard/DishCard.tsx';
import '#ui/DishCard/DishGroup.css';
import { CardsScript } from '../../../../.storybook/cards-script.tsx';
import { demoDishes, fillCart, localeOf } from '../../../../.storybook/demo-cart.ts';
import { MenuControls } from './MenuControls.tsx';

interface Props {
  locale: 'ru' | 'en' | 'uz';
  words: Readonly<Record<string, string>>;
  /** The number of cards that the server rendered. */
  cards: number;
}

const meta: Meta<Props> = {
  component: ({ cards, ...props }: Props) => (
    <>
      <div className="dish-grid" data-menu>
        {demoDishes(props.locale)
          .slice(0, cards)
          .map(({ dish, price }) => (
            <DishCard
              key={dish.id}
              product={dish}
              price={price}
              served={null}
              locale={props.locale}
              t={translator<'dish-card'>(props.words)}
            />
          ))}
      </div>
      <CardsScript key={cards} />
      <MenuControls {...props} />
    </>
  ),
  parameters: { namespace: ['menu-controls', 'dish-card'] },
  args: { cards: 2 },
  beforeEach: () => {
    emptyCart();
    forgetPlace();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<Props>;

export const Empty: Story = { args: { cards: 0 } };

/** The first dish is in the cart. */
export const Ordinary: Story = { beforeEach: ({ globals }) => fillCart(localeOf(globals), 1) };

/** The sheet of a dish with all its choices and the current price. */
export const Options: Story = {
  play: async ({ canvasElement }) => {
    await openSheet(canvasElement);
    const sheet = within(screen.getByRole('dialog'));
    await expect((await sheet.findAllByRole('radio')).length).toBeGreaterThan(1);
  },
};

export const Extreme: Story = { args: { cards: 60 }, beforeEach: ({ globals }) => fillCart(localeOf(globals), 60, 50) };

/** The menu can't be loaded: the sheet shows an error and offers a retry. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  beforeEach: () => {
    // A separate restaurant, because menus loaded by other stories are cached.
    chooseOrderType(pickup);
    chooseRestaurant('2');
  },
  play: async ({ canvasElement }) => {
    await openSheet(canvasElement);
    await within(screen.getByRole('dialog')).findByRole('alert');
  },
};

async function openSheet(canvas: HTMLElement): Promise<void> {
  await userEvent.click(canvas.querySelector('[data-choices]') as HTMLElement);
}

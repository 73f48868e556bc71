import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import picture from '#components/menu/DishPicture.module.css';
import styles from '#components/menu/MenuCard.module.css';
import groups from '#components/menu/MenuGroups.module.css';
import { currencyUnit, formatNumber } from '#domain/format.ts';
import { delivery, pickup } from '#domain/fulfillment/order-type.ts';
import { emptyCart } from '#stores/shop/cart.ts';
import { chooseOrderType, chooseRestaurant, forgetPlace } from '#stores/shop/preferences.ts';
import { tileTint } from '#ui/tile-tint.ts';
import { demoDishes, fillCart, localeOf } from '../../../../.storybook/demo-cart.ts';
import controls from './MenuControls.module.css';
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
      <div className={groups['grid']} data-menu>
        {demoDishes(props.locale)
          .slice(0, cards)
          .map(({ dish, price }) => (
            <Card
              key={dish.id}
              id={dish.id}
              name={dish.name}
              price={price}
              priceText={formatNumber(price, props.locale)}
              unit={currencyUnit(props.locale)}
              hasChoices={dish.modifierGroups.length > 0}
            />
          ))}
      </div>
      <MenuControls {...props} />
    </>
  ),
  parameters: { namespace: 'menu-controls' },
  args: { cards: 2 },
  beforeEach: () => {
    emptyCart();
    forgetPlace();
    chooseOrderType(delivery);
  },
};
export default meta;
type Story = StoryObj<Props>;

interface CardProps {
  id: string;
  name: string;
  price: number;
  priceText: string;
  unit: string;
  hasChoices: boolean;
}

/** A card as the server renders it. */
function Card({ id, name, price, priceText, unit, hasChoices }: CardProps) {
  return (
    <article className={styles['card']} data-card={id} data-price={price}>
      <div className={`${picture['tile']} ${picture[tileTint(id)]}`}>
        <i aria-hidden="true">{name.slice(0, 1)}</i>
      </div>
      <div>
        <h3>
          <a href={`/product/${id}`}>{name}</a>
        </h3>
        <p />
      </div>
      <p className={styles['price']}>
        <b>{priceText}</b> {unit}
      </p>
      <div className={controls['action']} data-stepper="">
        <button type="button" data-add="" data-choices={hasChoices ? '' : undefined} aria-label={`+ ${name}`} />
      </div>
      <button type="button" className={controls['heart']} data-heart="" aria-pressed="false" aria-label={name} />
    </article>
  );
}

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

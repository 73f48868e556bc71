import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import { OfficeMenu } from './OfficeMenu.tsx';

const meta: Meta<typeof OfficeMenu> = {
  component: OfficeMenu,
  beforeEach: forgetCatalog,
  parameters: { namespace: 'office-menu' },
};
export default meta;
type Story = StoryObj<typeof OfficeMenu>;
type Play = { readonly canvasElement: HTMLElement };

const view = async ({ canvasElement }: Play, at: number) => {
  await userEvent.click((await within(canvasElement).findAllByRole('radio'))[at] as HTMLElement);
};
const pressIn = async (container: HTMLElement, at: number) => {
  await userEvent.click(within(container).getAllByRole('button').at(at) as HTMLElement);
};

/** A new shop: the form of its first group. */
export const Empty: Story = {
  async play(context) {
    await view(context, 2);
    await pressIn(context.canvasElement, 0);
  },
};

export const Ordinary: Story = {};

export const Categories: Story = { play: (context) => view(context, 1) };

/** All that a dish has. */
export const Dish: Story = {
  async play({ canvasElement }) {
    const [row] = await within(canvasElement).findAllByRole('listitem');
    await pressIn(row as HTMLElement, -1);
  },
};

/** The prices of a dish in each restaurant, with one that is wrong. */
export const Restaurants: Story = {
  async play({ canvasElement }) {
    const [row] = await within(canvasElement).findAllByRole('listitem');
    await pressIn(row as HTMLElement, -1);
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    const table = await within(canvasElement).findByRole('table');
    const [first, second] = within(table).getAllByRole('textbox');
    await userEvent.type(first as HTMLElement, '0');
    await userEvent.type(second as HTMLElement, '57 000');
    await userEvent.click(within(table).getAllByRole('switch').at(-1) as HTMLElement);
    await userEvent.click(canvasElement.querySelector('[type="submit"]') as HTMLElement);
  },
};

/** A category that is served at breakfast. */
export const ServingTimes: Story = {
  async play(context) {
    await view(context, 1);
    await pressIn((await within(context.canvasElement).findAllByRole('listitem'))[0] as HTMLElement, -1);
    await pressIn(within(context.canvasElement).getAllByRole('group').at(-1) as HTMLElement, -1);
  },
};

/** The change of many dishes. */
export const Bulk: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
    await pressIn(canvasElement, 0);
  },
};

/** Very long names. */
export const Extreme: Story = { parameters: { network: 'extreme' } };

/** While nothing has been loaded. */
export const Broken: Story = { parameters: { network: 'silent' } };

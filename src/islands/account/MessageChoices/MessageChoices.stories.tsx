import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { WireMessageChoices } from '#contract/account/messages.ts';
import { MessageChoices } from './MessageChoices.tsx';

const ways = { telegram: { bot: 'namuna_bot', isProven: false }, push: { publicKey: 'key' }, email: {} } as const;
const since = '2026-11-20T05:00:00.000Z';
const telegram = { id: 't1', channel: 'telegram', level: 'all', address: null, isThisBrowser: false, since } as const;
const browser = { ...telegram, id: 'p1', channel: 'push', level: 'important', isThisBrowser: true } as const;
const address = `${'dilnoza.yusupova.'.repeat(5)}@restaurant-of-long-names.example.uz`;
const most: WireMessageChoices['targets'] = [
  telegram,
  browser,
  ...[2, 3, 4, 5].map((number) => ({ ...browser, id: `p${number}`, isThisBrowser: false })),
  { ...telegram, id: 'e1', channel: 'email', address },
];

const meta: Meta<typeof MessageChoices> = {
  component: MessageChoices,
  parameters: { namespace: 'messages' },
  args: { choices: { ways, targets: [telegram, browser], offersSince: null } },
};
export default meta;
type Story = StoryObj<typeof MessageChoices>;

/** Nothing is connected. */
export const Empty: Story = { args: { choices: { ways, targets: [], offersSince: null } } };

export const Ordinary: Story = {};

/** Telegram has opened the session, but its bot may not write. */
export const BotNotAllowed: Story = {
  args: { choices: { ways: { ...ways, telegram: { bot: 'namuna_bot', isProven: true } }, targets: [], offersSince: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await canvas.findByRole('link');
  },
};

export const Extreme: Story = { args: { choices: { ways, targets: most, offersSince: since } } };

/** Only e-mail is offered, what was typed is no address, and offers have nowhere to go. */
export const Broken: Story = {
  args: { choices: { ways: { telegram: null, push: null, email: {} }, targets: [], offersSince: since } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'nobody');
    await userEvent.click(canvas.getByRole('button'));
  },
};

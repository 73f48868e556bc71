import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { saveProgress } from './progress.ts';
import { SignInForm } from './SignInForm.tsx';

const meta: Meta<typeof SignInForm> = {
  component: SignInForm,
  parameters: { namespace: 'sign-in-form' },
  args: { next: '/profile/cart', offerHref: '/offer', privacyHref: '/privacy' },
  beforeEach: () => saveProgress(null),
};
export default meta;
type Story = StoryObj<typeof SignInForm>;

const phone = '+998 90 123-45-67';
const challenge = { phone, name: '', challengeId: '9f0c', isUncertain: false };

export const Empty: Story = {};

/** From the cart. */
export const ForCart: Story = { args: { isForCart: true } };

/** A shop without a privacy policy. */
export const WithoutPrivacy: Story = { args: { privacyHref: null } };

const telegram = { href: '/api/telegram/sign-in?next=%2Fprofile%2Fcart', end: null, newPhone: null, getsCodes: false };

/** In a browser, where Telegram can be signed in with. */
export const WithTelegram: Story = { args: { telegram } };

/** Telegram was away when the visitor came back. */
export const TelegramAway: Story = { args: { telegram: { ...telegram, href: null, end: 'away' } } };

/** Inside Telegram: by the contact, and not on a page of Telegram. */
export const InsideTelegram: Story = {
  args: { telegram },
  beforeEach() {
    saveProgress(null);
    Object.assign(window, { TelegramWebviewProxy: { postEvent: () => {} } });
    return () => Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  },
};

export const Ordinary: Story = { beforeEach: () => saveProgress({ ...challenge, resendAt: Date.now() + 45_000, step: 'code' }) };

/** The code is in Telegram, and another one goes by SMS. */
export const CodeInTelegram: Story = {
  args: { telegram: { ...telegram, getsCodes: true } },
  beforeEach: () => saveProgress({ ...challenge, resendAt: Date.now() + 45_000, step: 'code' }),
};

/** The gateway did not confirm the message. */
export const Uncertain: Story = {
  beforeEach: () => saveProgress({ ...challenge, isUncertain: true, resendAt: Date.now() + 45_000, step: 'code' }),
};

export const NewPhone: Story = { beforeEach: () => saveProgress({ ...challenge, resendAt: 0, step: 'name' }) };

/** Another code can be requested tomorrow. */
export const Extreme: Story = {
  beforeEach: () => saveProgress({ ...challenge, resendAt: Date.now() + 86_000_000, step: 'code' }),
};

/** No code can be sent: the field shows the error. */
export const Broken: Story = {
  parameters: { network: 'broken' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '901234567{Enter}');
    await expect(field).toHaveAccessibleDescription(/.+/);
  },
};

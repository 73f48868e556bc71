import type { Meta, StoryObj } from '@storybook/react-vite';
import words from '../../../locales/ru/sign-in-form.json' with { type: 'json' };
import uzbekWords from '../../../locales/uz/sign-in-form.json' with { type: 'json' };
import { keepProgress } from './progress.ts';
import { SignInForm } from './SignInForm.tsx';

const meta: Meta<typeof SignInForm> = {
  component: SignInForm,
  args: { locale: 'ru', words, next: '/profile/cart', offerHref: '/offer', privacyHref: '/privacy' },
  beforeEach: () => keepProgress(null),
};
export default meta;
type Story = StoryObj<typeof SignInForm>;

const phone = '+998 90 123-45-67';
const challenge = { phone, challengeId: '9f0c', resendAt: Date.now() + 45_000 };

export const Empty: Story = {};

/** A shop without a privacy text. */
export const WithoutPrivacy: Story = { args: { privacyHref: null } };

export const Code: Story = { beforeEach: () => keepProgress({ ...challenge, step: 'code' }) };

export const NewPhone: Story = { beforeEach: () => keepProgress({ ...challenge, step: 'name' }) };

export const Extreme: Story = {
  args: { locale: 'uz', words: uzbekWords },
  beforeEach: () => keepProgress({ ...challenge, step: 'code', resendAt: Date.now() + 86_000_000 }),
};

/** Elsewhere is not followed; nobody answers in the workbench, which the field says. */
export const Broken: Story = { args: { next: 'https://evil.example' } };

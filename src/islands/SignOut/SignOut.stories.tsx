import type { Meta, StoryObj } from '@storybook/react-vite';
import words from '../../../locales/ru/sign-out.json' with { type: 'json' };
import uzbekWords from '../../../locales/uz/sign-out.json' with { type: 'json' };
import { SignOut } from './SignOut.tsx';

const meta: Meta<typeof SignOut> = { component: SignOut, args: { locale: 'ru', words } };
export default meta;
type Story = StoryObj<typeof SignOut>;

export const Ordinary: Story = {};

export const Extreme: Story = { args: { locale: 'uz', words: uzbekWords } };

/** Words that did not arrive show as their keys. */
export const Broken: Story = { args: { words: {} } };

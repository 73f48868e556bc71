import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionEnded } from './SessionEnded.tsx';

const meta: Meta<typeof SessionEnded> = {
  component: SessionEnded,
  parameters: { cannotBe: { Empty: 'it always says what has happened', Broken: 'it asks nothing of the network' } },
  args: { href: '#' },
};
export default meta;
type Story = StoryObj<typeof SessionEnded>;

export const Ordinary: Story = {
  parameters: {
    texts: {
      ru: { title: 'Сеанс завершён', text: 'Войдите снова.', link: 'Войти' },
      en: { title: 'Your session has ended', text: 'Sign in again.', link: 'Sign in' },
      uz: { title: 'Seans tugadi', text: 'Qayta kiring.', link: 'Kirish' },
    },
  },
};

/** Long words. */
export const Extreme: Story = {
  parameters: {
    texts: {
      ru: {
        title: 'Сеанс в бэк-офисе завершён',
        text: 'Вышел срок сеанса, или вам изменили доступ. Данные заказов с этого экрана убраны.',
        link: 'Войти ещё раз по коду',
      },
      en: {
        title: 'Your session in the back office has ended',
        text: 'The session has run out, or your access was changed. The orders were removed from this screen.',
        link: 'Sign in again with a code',
      },
      uz: {
        title: 'Bek-ofisdagi seansingiz tugadi',
        text: 'Seans muddati tugadi yoki sizga berilgan ruxsat oʻzgardi. Buyurtmalar bu ekrandan olib tashlandi.',
        link: 'Kod bilan qayta kirish',
      },
    },
  },
};

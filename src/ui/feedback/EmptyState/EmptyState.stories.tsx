import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../Button/Button.tsx';
import './EmptyState.css';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { drawing: 'favorites', action: <Button>→</Button> },
  parameters: {
    texts: {
      ru: { title: 'Корзина пуста', text: 'Добавьте блюда из меню — они появятся здесь.' },
      en: { title: 'Your cart is empty', text: 'Add dishes from the menu and they show up here.' },
      uz: { title: 'Savat boʻsh', text: 'Menyudan taom qoʻshing — ular shu yerda koʻrinadi.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

/** No text and no next step. */
export const Empty: Story = {
  args: { action: undefined },
  parameters: { texts: { ru: { text: null }, en: { text: null }, uz: { text: null } } },
};

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { title: 'По запросу «сверхдлинноеназваниеблюда» ничего не нашлось', text: 'Попробуйте иначе. '.repeat(15) },
      en: { title: 'Nothing was found for “anextremelylongnameofadish”', text: 'Try it in another way. '.repeat(15) },
      uz: { title: '“Haddantashqariuzuntaomnomi” soʻrovi boʻyicha hech narsa topilmadi', text: 'Boshqacha yozib koʻring. '.repeat(15) },
    },
  },
};

/** Missing words: the picture and the action remain. */
export const Broken: Story = {
  parameters: { texts: { ru: { title: '', text: '' }, en: { title: '', text: '' }, uz: { title: '', text: '' } } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmButton } from './ConfirmButton.tsx';

const meta: Meta<typeof ConfirmButton> = {
  component: ConfirmButton,
  args: { onConfirm: () => {} },
  parameters: {
    cannotBe: { Broken: 'the action shows its own problems' },
    texts: {
      ru: { label: 'Удалить', title: 'Удалить блюдо?', children: 'Оно исчезнет из меню.', cancelLabel: 'Оставить' },
      en: { label: 'Delete', title: 'Delete the dish?', children: 'It disappears from the menu.', cancelLabel: 'Keep it' },
      uz: { label: 'Oʻchirish', title: 'Taom oʻchirilsinmi?', children: 'U menyudan yoʻqoladi.', cancelLabel: 'Qoldirish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmButton>;

/** Nothing to confirm. */
export const Empty: Story = { args: { disabled: true } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { variant: 'danger' },
  parameters: {
    texts: {
      ru: { label: 'Удалить все изменения меню, которые ещё не опубликованы' },
      en: { label: 'Delete all changes of the menu that are not published yet' },
      uz: { label: 'Menyuning hali chop etilmagan barcha oʻzgarishlarini oʻchirish' },
    },
  },
};

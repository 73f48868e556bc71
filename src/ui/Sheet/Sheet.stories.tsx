import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sheet } from './Sheet.tsx';

const meta: Meta<typeof Sheet> = {
  component: Sheet,
  args: { opened: true, onClose: () => {} },
  parameters: {
    texts: {
      ru: { title: 'Куда и когда', closeLabel: 'Закрыть', children: 'Доставка или самовывоз' },
      en: { title: 'Where and when', closeLabel: 'Close', children: 'Delivery or pickup' },
      uz: { title: 'Qayerga va qachon', closeLabel: 'Yopish', children: 'Yetkazib berish yoki olib ketish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Sheet>;

/** A closed sheet renders no content. */
export const Empty: Story = { args: { opened: false } };

export const Ordinary: Story = {};

export const AtTheSide: Story = { args: { side: true }, globals: { viewport: { value: 'desk' } } };

export const WithFooter: Story = {
  parameters: { texts: { ru: { footer: 'Показать меню' }, en: { footer: 'Show the menu' }, uz: { footer: 'Menyuni koʻrsatish' } } },
};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { title: 'Большое семейное блюдо из баранины с овощами и тестом', children: long('Рис, морковь. ') },
      en: { title: 'A large family dish of lamb with vegetables and dough', children: long('Rice, carrots. ') },
      uz: { title: 'Qoʻy goʻshtli, sabzavotli va xamirli katta oilaviy taom', children: long('Guruch, sabzi. ') },
    },
  },
};

/** Content longer than the screen, with a control at its end. */
function long(text: string) {
  return (
    <>
      <p>{text.repeat(400)}</p>
      <Button>OK</Button>
    </>
  );
}

/** Title and content are missing: it can still be closed. */
export const Broken: Story = {
  parameters: { texts: { ru: { title: '?', children: null }, en: { title: '?', children: null }, uz: { title: '?', children: null } } },
};

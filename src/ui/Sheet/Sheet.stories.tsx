import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from './Sheet.tsx';

const meta: Meta<typeof Sheet> = {
  component: Sheet,
  args: { opened: true, onClose: () => {}, title: 'Куда и когда', closeLabel: 'Закрыть', children: 'Доставка или самовывоз' },
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const Ordinary: Story = {};
export const Closed: Story = { args: { opened: false } };
export const AtTheSide: Story = { args: { side: true } };
export const WithFooter: Story = { args: { footer: 'Показать меню' } };
export const Extreme: Story = {
  args: { title: 'Qoʻy goʻshtli, sabzavotli va xamirli katta oilaviy taom', children: 'Рис, морковь. '.repeat(400) },
};

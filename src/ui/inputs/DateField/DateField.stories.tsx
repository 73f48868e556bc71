import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Theme } from '../Theme/Theme.tsx';
import { DateField } from './DateField.tsx';

const meta: Meta<typeof DateField> = {
  component: DateField,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { value: '1994-06-05', locale: 'ru', max: '2026-11-21', onChange: () => {} },
  parameters: {
    texts: {
      ru: { locale: 'ru', label: 'День рождения', hint: 'Подарим баллы', previousLabel: 'Раньше', nextLabel: 'Позже' },
      en: { locale: 'en', label: 'Birthday', hint: 'Points as a gift', previousLabel: 'Earlier', nextLabel: 'Later' },
      uz: { locale: 'uz', label: 'Tugʻilgan kun', hint: 'Ballar sovgʻa qilamiz', previousLabel: 'Oldingi', nextLabel: 'Keyingi' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Empty: Story = { args: { value: '2026-11-21' } };

export const Ordinary: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
  },
};

export const Extreme: Story = { args: { value: '1900-01-01' } };

export const Broken: Story = {
  parameters: { texts: { ru: { error: 'Такого дня нет.' }, en: { error: 'There is no such day.' }, uz: { error: 'Bunday kun yoʻq.' } } },
};

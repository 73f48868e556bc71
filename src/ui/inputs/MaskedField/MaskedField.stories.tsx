import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { MaskedField } from './MaskedField.tsx';

/** DD.MM.YYYY */
const date = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d\d)(?=\d)/, '$1.')
    .replace(/^(\d\d\.\d\d)(?=\d)/, '$1.');

const meta: Meta<typeof MaskedField> = {
  component: MaskedField,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { value: '21.11.1994', placeholder: '21.11.1994', mask: date, onChange: () => {} },
  parameters: { texts: { ru: { label: 'День рождения' }, en: { label: 'Birthday' }, uz: { label: 'Tugʻilgan kun' } } },
};
export default meta;
type Story = StoryObj<typeof MaskedField>;

export const Empty: Story = { args: { value: '' } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { value: '21.11.1994'.repeat(8) },
  parameters: {
    texts: {
      ru: { label: 'День, месяц и год рождения владельца карты' },
      en: { label: 'Day, month and year of birth of the holder of the card' },
      uz: { label: 'Karta egasining tugʻilgan kuni, oyi va yili' },
    },
  },
};

export const Broken: Story = {
  args: { value: '31.02' },
  parameters: { texts: { ru: { error: 'Такого дня нет.' }, en: { error: 'There is no such day.' }, uz: { error: 'Bunday kun yoʻq.' } } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from '../Theme/Theme.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta: Meta<typeof PhoneField> = {
  component: PhoneField,
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
  args: { value: '+998 90 123-45-67', onChange: () => {} },
  parameters: { texts: { ru: { label: 'Телефон' }, en: { label: 'Phone' }, uz: { label: 'Telefon' } } },
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

export const Empty: Story = { args: { value: '' } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { value: '+998 90 123-45-67'.repeat(5) },
  parameters: {
    texts: {
      ru: { label: 'Телефон получателя, по которому позвонит курьер' },
      en: { label: 'The phone of the recipient whom the courier will call' },
      uz: { label: 'Kuryer qoʻngʻiroq qiladigan telefon raqami' },
    },
  },
};

export const Broken: Story = {
  args: { value: '+998 90' },
  parameters: {
    texts: {
      ru: { error: 'Введите номер полностью.' },
      en: { error: 'Enter the whole number.' },
      uz: { error: 'Raqamni toʻliq kiriting.' },
    },
  },
};

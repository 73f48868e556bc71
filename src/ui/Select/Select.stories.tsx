import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';
import './Select.css';

const options = (labels: readonly string[]) => labels.map((label, index) => ({ value: `${index}`, label }));

const meta: Meta<typeof Select> = {
  component: Select,
  args: { value: '1', onChange: () => {} },
  parameters: {
    texts: {
      ru: { label: 'Район', placeholder: 'Выберите', options: options(['Чиланзар', 'Юнусабад', 'Мирабад']) },
      en: { label: 'District', placeholder: 'Choose', options: options(['Chilanzar', 'Yunusabad', 'Mirabad']) },
      uz: { label: 'Tuman', placeholder: 'Tanlang', options: options(['Chilonzor', 'Yunusobod', 'Mirobod']) },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Empty: Story = { args: { value: null } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { options: options(['', 'Республика Каракалпакстан, Муйнакский район, посёлок Учсай', ...Array(60).fill('Район')]) },
      en: { options: options(['', 'Republic of Karakalpakstan, Muynak district, village of Uchsay', ...Array(60).fill('District')]) },
      uz: { options: options(['', 'Qoraqalpogʻiston Respublikasi, Moʻynoq tumani, Uchsoy ovuli', ...Array(60).fill('Tuman')]) },
    },
  },
};

/** A list that failed to load can't be opened, and shows why. */
export const Broken: Story = {
  args: { value: null, disabled: true },
  parameters: {
    texts: {
      ru: { options: [], error: 'Районы не загрузились.' },
      en: { options: [], error: 'The districts did not load.' },
      uz: { options: [], error: 'Tumanlar yuklanmadi.' },
    },
  },
};

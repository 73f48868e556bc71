import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { Theme } from '../Theme/Theme.tsx';
import { InputGroup } from './InputGroup.tsx';

interface Props {
  legend: string;
  labels: readonly string[];
  values: readonly string[];
  error?: string | null;
}

const meta: Meta<Props> = {
  component: ({ labels, values, ...group }: Props) => (
    <Theme>
      <InputGroup {...group}>
        {labels.map((label, index) => (
          <TextField key={label} label={label} value={values[index] ?? ''} onChange={() => {}} />
        ))}
      </InputGroup>
    </Theme>
  ),
  args: { values: ['1', '4', '12'] },
  parameters: {
    texts: {
      ru: { legend: 'Дверь', labels: ['Подъезд', 'Этаж', 'Квартира'] },
      en: { legend: 'Door', labels: ['Entrance', 'Floor', 'Flat'] },
      uz: { legend: 'Eshik', labels: ['Yoʻlak', 'Qavat', 'Xonadon'] },
    },
  },
};
export default meta;
type Story = StoryObj<Props>;

export const Empty: Story = { args: { values: [] } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  args: { values: Array(5).fill('12345678901234567890') },
  parameters: {
    texts: {
      ru: {
        legend: 'Как курьеру найти вашу дверь в этом доме',
        labels: ['Подъезд', 'Этаж', 'Квартира', 'Домофон', 'Достопримечательность'],
      },
      en: {
        legend: 'How the courier finds your door in this house',
        labels: ['Entrance', 'Floor', 'Flat', 'Intercom', 'Distinguishinglandmark'],
      },
      uz: {
        legend: 'Kuryer bu binodagi eshigingizni qanday topadi',
        labels: ['Yoʻlak', 'Qavat', 'Xonadon', 'Domofon', 'Diqqatgasazovorjoy'],
      },
    },
  },
};

export const Broken: Story = {
  parameters: {
    texts: {
      ru: { error: 'Такой квартиры в подъезде нет.' },
      en: { error: 'There is no such flat behind this entrance.' },
      uz: { error: 'Bu yoʻlakda bunday xonadon yoʻq.' },
    },
  },
};

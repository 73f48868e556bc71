import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckGroup } from './CheckGroup.tsx';

interface CaseProps {
  legend: string;
  labels: readonly string[];
  chosen: readonly number[];
}

function GroupCase({ labels, ...group }: CaseProps) {
  return <CheckGroup {...group} items={labels.map((label, value) => ({ value, label }))} onChange={() => {}} />;
}

const meta: Meta<typeof GroupCase> = {
  component: GroupCase,
  args: { chosen: [] },
  parameters: {
    cannotBe: { Broken: 'its errors are those of the form around it' },
    texts: {
      ru: { legend: 'Рестораны', labels: [] },
      en: { legend: 'Restaurants', labels: [] },
      uz: { legend: 'Restoranlar', labels: [] },
    },
  },
};
export default meta;
type Story = StoryObj<typeof GroupCase>;

export const Empty: Story = {};

export const Ordinary: Story = {
  args: { chosen: [1] },
  parameters: {
    texts: {
      ru: { labels: ['Чиланзар', 'Юнусабад'] },
      en: { labels: ['Chilanzar', 'Yunusabad'] },
      uz: { labels: ['Chilonzor', 'Yunusobod'] },
    },
  },
};

export const Extreme: Story = {
  args: { chosen: [0, 3, 7] },
  parameters: {
    texts: {
      ru: { labels: Array.from({ length: 20 }, (_, at) => `${at + 1}. Ресторан на проспекте Мустакиллик, у площади`) },
      en: { labels: Array.from({ length: 20 }, (_, at) => `${at + 1}. The restaurant on Mustaqillik avenue, by the square`) },
      uz: { labels: Array.from({ length: 20 }, (_, at) => `${at + 1}. Mustaqillik shoh koʻchasidagi, maydon yonidagi restoran`) },
    },
  },
};

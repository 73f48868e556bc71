import type { Meta, StoryObj } from '@storybook/react-vite';
import { FocusPicker } from './FocusPicker.tsx';

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#7a5230" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 3}" cy="${height / 2}" r="60" fill="#f4efe6"/></svg>`,
  )}`;

const meta: Meta<typeof FocusPicker> = {
  component: FocusPicker,
  args: { image: drawn(480, 320), value: { x: 33, y: 50 }, onChange: () => {} },
  parameters: {
    cannotBe: { Empty: 'without a picture there is no point to choose' },
    texts: {
      ru: { label: 'Главная точка: 33 % слева, 50 % сверху', hint: 'Нажмите на главное или сдвиньте точку стрелками.' },
      en: { label: 'Focal point: 33% from the left, 50% from the top', hint: 'Press what matters, or move the point with the arrow keys.' },
      uz: { label: 'Asosiy nuqta: chapdan 33 %, tepadan 50 %', hint: 'Asosiysini bosing yoki nuqtani strelkalar bilan suring.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof FocusPicker>;

export const Ordinary: Story = {};

/** A picture that is much taller than wide, with the point in its corner. */
export const Extreme: Story = { args: { image: drawn(300, 1_600), value: { x: 100, y: 0 } } };

/** A stored picture that does not load keeps its place. */
export const Broken: Story = { args: { image: '/media/0123456789abcdef-p1280x960-b5482a', isDisabled: true } };

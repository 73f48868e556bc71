import type { Meta, StoryObj } from '@storybook/react-vite';
import { closeFulfillmentPicker } from '#stores/shop/preferences.ts';
import { ChooseTime } from './ChooseTime.tsx';

const meta: Meta<typeof ChooseTime> = {
  component: ChooseTime,
  parameters: {
    namespace: 'choose-time',
    cannotBe: {
      Empty: 'it is shown only beside a dish that can be ordered for another time',
      Extreme: 'it is one button with a fixed text',
      Broken: 'it loads nothing',
    },
  },
  beforeEach: closeFulfillmentPicker,
};
export default meta;
type Story = StoryObj<typeof ChooseTime>;

export const Ordinary: Story = {};

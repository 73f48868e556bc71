import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentProviders } from '#domain/payment/provider.ts';
import { ProviderMark } from './ProviderMark.tsx';

const meta: Meta<typeof ProviderMark> = {
  component: ProviderMark,
  args: { provider: 'payme' },
  parameters: { cannotBe: { Empty: 'a mark has a provider of the list', Broken: 'the compiler rejects an unknown provider' } },
};
export default meta;
type Story = StoryObj<typeof ProviderMark>;

export const Ordinary: Story = {};

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {paymentProviders.map((provider) => (
        <ProviderMark key={provider} provider={provider} />
      ))}
    </div>
  ),
};

export const Extreme: Story = { args: { provider: 'click', sizePx: 200 } };

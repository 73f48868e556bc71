import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { islandIconPaths } from './island-icon-paths.ts';

const meta: Meta<typeof Icon> = {
  component: Icon,
  args: { name: 'bag' },
  parameters: { cannotBe: { Empty: 'an icon has a name of the list', Broken: 'the compiler rejects an unknown name' } },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Ordinary: Story = {};

/** Every icon that islands use. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(islandIconPaths) as (keyof typeof islandIconPaths)[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};

export const Extreme: Story = { args: { name: 'store', sizePx: 240 } };

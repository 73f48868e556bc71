import type { Meta, StoryObj } from '@storybook/react-vite';
import { DishImage } from './DishImage.tsx';

const meta: Meta<typeof DishImage> = {
  component: DishImage,
  args: { sizePx: 44 },
  parameters: { cannotBe: { Empty: 'a dish without a picture shows its initial in place of this' } },
  decorators: [
    (Story) => (
      <span
        style={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: 16,
          background: 'var(--table)',
        }}
      >
        <Story />
      </span>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DishImage>;

/** A plate on a table, as wide as a photo. */
const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#7a5230" d="M0 0h160v120H0z"/><circle cx="80" cy="60" r="46" fill="#f4efe6"/><circle cx="80" cy="60" r="34" fill="#d98a2b"/></svg>';

/** A drawing stands on its tile. */
export const Ordinary: Story = { args: { image: '/dishes/toy-oshi.svg' } };

/** A photo covers its tile. */
export const Extreme: Story = { args: { image: `data:image/svg+xml,${encodeURIComponent(photo)}#.jpg` } };

/** Before a photo has loaded, or where it fails: its color. */
export const Broken: Story = { args: { image: '/media/0123456789abcdef-p1280x960-b5482a' } };

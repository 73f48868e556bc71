import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { PagePicture } from '#domain/content/pages/blocks.ts';
import { translator, type Words } from '#domain/words.ts';
import { PictureField } from './PictureField.tsx';

interface FieldProps {
  words?: Words;
  picture: PagePicture | null;
}

/** The field of a form, without the form. */
function Field({ words = {}, picture: given }: FieldProps) {
  const [picture, setPicture] = useState(given);
  return <PictureField t={translator<'editor'>(words)} label="…" value={picture} onChange={setPicture} />;
}

const meta: Meta<typeof Field> = { component: Field, parameters: { namespace: 'editor' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj<typeof Field>;

const long = 'Плов с нутом, изюмом и барбарисом в большом казане на открытом огне, '.repeat(4);
const alt = { ru: 'Плов в казане', en: 'Plov in a cauldron', uz: 'Qozondagi osh' };

export const Empty: Story = { args: { picture: null } };

export const Ordinary: Story = { args: { picture: { image: '/pages/kazan.svg', alt } } };

/** Long texts, and the focal point in a corner. */
export const Extreme: Story = {
  args: { picture: { image: '/pages/hero.svg', alt: { ru: long, en: long, uz: long }, focus: { x: 100, y: 0 } } },
  play: async ({ canvasElement }) => {
    const [summary] = canvasElement.querySelectorAll('summary');
    await userEvent.click(summary ?? canvasElement);
    await within(canvasElement).findByRole('button', { name: /100/ });
  },
};

/** Nobody has written what it shows. */
export const Broken: Story = { args: { picture: { image: '/pages/missing.svg', alt: { ru: '', en: '', uz: '' } } } };

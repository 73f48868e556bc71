import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { PreviewLink } from './PreviewLink.tsx';

interface CaseProps {
  label: string;
  readyText: string;
  /** absent: no link is made yet */
  url?: string;
}

function LinkCase({ label, readyText, url }: CaseProps) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (url !== undefined) around.current?.querySelector('button')?.click();
  }, [url]);
  const make = async () => (url === undefined ? null : { url, expiresAt: '2026-12-01T09:00:00Z' });
  return (
    <div ref={around}>
      <PreviewLink label={label} ready={() => readyText} make={make} />
    </div>
  );
}

const meta: Meta<typeof LinkCase> = {
  component: LinkCase,
  parameters: {
    cannotBe: { Broken: 'a link that could not be made is told by a toast, and looks like none' },
    texts: {
      ru: { label: 'Ссылка для коллеги', readyText: 'Откроется до 1 декабря, 14:00:' },
      en: { label: 'Link for a colleague', readyText: 'Opens until December 1, 14:00:' },
      uz: { label: 'Hamkasb uchun havola', readyText: '1-dekabr, 14:00gacha ochiladi:' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LinkCase>;

export const Empty: Story = {};

export const Ordinary: Story = { args: { url: 'https://namuna.example/preview/catalog-x/uz' } };

export const Extreme: Story = {
  args: { url: `https://the-longest-name-of-a-restaurant.example/preview/catalog-${'x'.repeat(43)}/uz/product/${'1'.repeat(60)}` },
};

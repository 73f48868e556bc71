import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Banner } from '#domain/content/pages/banners.ts';
import { lintBanners } from '#domain/content/pages/lint-banners.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { sampleBanner } from '../../../../../tests/support/builders/sample-pages.ts';
import { BannersSection } from './BannersSection.tsx';

interface DeskProps {
  locale?: Locale;
  words?: Words;
  banners: readonly Banner[];
}

/** The section without the workspace around it. */
function Desk({ locale = 'ru', words = {}, banners }: DeskProps) {
  return <BannersSection locale={locale} t={translator<'editor'>(words)} banners={banners} issues={lintBanners(banners)} />;
}

const meta: Meta<typeof Desk> = { component: Desk, parameters: { namespace: 'editor' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj<typeof Desk>;

const empty = { ru: '', en: '', uz: '' };
const open = async (canvasElement: HTMLElement) => {
  const [first] = within(canvasElement).getAllByRole('button', { expanded: false });
  await userEvent.click(first ?? canvasElement);
};

export const Empty: Story = { args: { banners: [] } };

/** A banner that is over, one on home, and one that waits for it. */
export const Ordinary: Story = {
  args: {
    banners: [
      sampleBanner({ id: 'over', until: '2026-11-02T10:00' }),
      sampleBanner({ id: 'now' }),
      sampleBanner({ id: 'next', link: { kind: 'promo', code: 'BIRINCHI' } }),
    ],
  },
};

const long = 'Скидка на все супы, лагманы и шашлыки до конца декабря, да-да';

/** As many as there may be, with long titles. */
export const Extreme: Story = {
  args: {
    banners: Array.from({ length: 20 }, (_, at) =>
      sampleBanner({ id: `banner-${at}`, title: { ru: long, en: long, uz: long }, link: { kind: 'page', path: '/about' } }),
    ),
  },
};

/** The open banner misses everything, and ends before it begins. */
export const Broken: Story = {
  args: {
    banners: [
      sampleBanner({
        title: empty,
        text: empty,
        picture: null,
        from: '2026-11-21T10:00',
        until: '2026-11-20T10:00',
        link: { kind: 'promo', code: '' },
      }),
    ],
  },
  play: async ({ canvasElement }) => open(canvasElement),
};

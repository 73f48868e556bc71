import type { Banner } from '#domain/content/pages/banners.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import { emptyPage, noPages, type OwnPage, type SitePages } from '#domain/content/pages/site-pages.ts';
import type { LocalizedText } from '#domain/locale.ts';

export function words(text: string): LocalizedText {
  return { ru: `${text} (ру)`, en: `${text} (en)`, uz: `${text} (uz)` };
}

const picture = { image: '/dishes/osh-kg.svg', alt: words('Плов') };
const link = { label: words('Меню'), href: '/' };

/** A block of every kind. */
export const everyBlock: readonly Block[] = [
  { id: 'text', kind: 'text', text: words('**Текст** и +998 71 200-00-00') },
  { id: 'picture', kind: 'picture', picture, caption: words('Подпись') },
  { id: 'beside', kind: 'pictureText', picture, side: 'left', title: words('Рядом'), text: words('Текст'), link },
  { id: 'gallery', kind: 'gallery', title: words('Галерея'), pictures: [picture, picture] },
  { id: 'callout', kind: 'callout', tone: 'note', title: words('Важно'), text: words('Текст') },
  { id: 'figures', kind: 'figures', items: [{ value: words('11'), label: words('кухонь') }] },
  { id: 'steps', kind: 'steps', title: words('Шаги'), items: [{ picture, title: words('Шаг'), text: words('Текст') }] },
  { id: 'questions', kind: 'questions', title: words('Вопросы'), items: [{ question: words('Вопрос?'), answer: words('Ответ') }] },
  {
    id: 'restaurants',
    kind: 'restaurants',
    title: words('Кухни'),
    items: [
      { id: '1', picture },
      { id: 'removed', picture: null },
    ],
  },
  { id: 'dishes', kind: 'dishes', title: words('Блюда'), ids: ['1001', 'removed'] },
  {
    id: 'vacancy',
    kind: 'vacancy',
    title: words('Повар'),
    text: words('Готовить'),
    place: words('Ташкент'),
    employment: 'full',
    salaryFrom: 5_000_000,
    salaryTo: 7_000_000,
    postedOn: '2026-11-01',
    validUntil: null,
    link: { label: words('Позвонить'), href: 'tel:+998712000000' },
  },
  { id: 'video', kind: 'video', title: words('Видео'), url: 'https://video.example/1', picture },
  { id: 'button', kind: 'button', title: words('Голодны?'), text: words('Текст'), link },
  { id: 'contact', kind: 'contact', name: words('Офис'), role: words('Вопросы'), phone: '+998 71 200-00-00', email: 'info@shop.example' },
];

export function samplePage(changes: Partial<OwnPage> = {}): OwnPage {
  return {
    ...emptyPage,
    id: 'p1',
    slug: 'delivery',
    title: words('Доставка'),
    description: words('О доставке'),
    place: 'footer',
    blocks: everyBlock,
    ...changes,
  };
}

export function sampleBanner(changes: Partial<Banner> = {}): Banner {
  return {
    id: 'b1',
    title: words('Плов дня'),
    text: words('До вечера'),
    picture: { ...picture, focus: { x: 20, y: 80 } },
    from: '2026-11-01T10:00',
    until: null,
    link: { kind: 'dish', id: '1001' },
    ...changes,
  };
}

/** One own page with every kind of block, and a block on the page about the shop. */
export function samplePages(changes: Partial<SitePages> = {}): SitePages {
  const about = { ...emptyPage, lead: words('Вступление'), picture, blocks: everyBlock.slice(0, 1) };
  return { fixed: { ...noPages.fixed, about }, own: [samplePage()], banners: [sampleBanner()], ...changes };
}

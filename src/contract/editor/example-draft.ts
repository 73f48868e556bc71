import { emptyPage, noPages } from '#domain/content/pages/site-pages.ts';
import { noText } from '#domain/localized-text.ts';
import type { WireDraft } from './editor-wire.ts';

const text = { ru: 'Готовим с 2012 года.', en: 'Cooking since 2012.', uz: '2012-yildan beri pishiramiz.' };

/** A small but complete draft of the site settings. */
export const exampleDraft: WireDraft = {
  settings: {
    SiteSettings: { Marker: '/brand/marker.svg', Logo: '/brand/logo.svg', Colors: { IsDarkMode: 'false', Primary: '#0B6E4F' } },
    callCanterPhone: '+998 71 200-00-00',
    email: 'info@shop.example',
    legalNameEn: 'Namuna LLC',
    legalNameUz: 'Namuna MChJ',
    legalNameRu: 'ООО «Намуна»',
    AboutUs: text,
    Offer: text,
    addressEn: '30 Navoiy Street, Tashkent',
    addressUz: 'Toshkent, Navoiy koʻchasi, 30',
    addressRu: 'Ташкент, ул. Навои, 30',
    phonesEn: ['+998 71 200-00-00'],
    phonesUz: ['+998 71 200-00-00'],
    phonesRu: ['+998 71 200-00-00'],
    socials: [{ name: 'tg', url: 'https://t.me/shop' }],
    OrderMaxSum: 5_000_000,
    PreorderDays: 7,
  },
  pages: {
    fixed: { ...noPages.fixed, about: { ...emptyPage, blocks: [{ id: 'history', kind: 'text', text }] } },
    own: [
      {
        ...emptyPage,
        id: 'jobs',
        slug: 'jobs',
        title: { ru: 'Работа у нас', en: 'Work with us', uz: 'Bizda ish' },
        description: {
          ru: 'Вакансии кухонь и доставки.',
          en: 'Jobs in kitchens and delivery.',
          uz: 'Oshxona va yetkazib berishdagi ish oʻrinlari.',
        },
        place: 'footer',
      },
    ],
    banners: [
      {
        id: 'plov',
        title: { ru: 'Плов дня', en: 'Plov of the day', uz: 'Kun oshi' },
        text: noText,
        picture: null,
        from: '2026-12-01T10:00',
        until: '2026-12-31T00:00',
        link: { kind: 'folder', id: '2' },
      },
    ],
  },
  ready: { ru: true, en: true, uz: true },
  comments: { about: '', contacts: '', offer: '', privacy: '', look: '', ordering: '' },
};

import { expect, test } from 'vitest';
import { alternates } from '../routes.ts';
import { emptyPage, noPages, type OwnPage } from './pages/site-pages.ts';
import { sampleSettings } from './sample-settings.ts';
import { languagesOf } from './text-language.ts';

const text = (ru: string, en = '', uz = '') => ({ ru, en, uz });
const page = (own: Partial<OwnPage>): OwnPage => ({ ...emptyPage, id: 'p1', slug: 'delivery', place: 'footer', ...own });
const languages = (own: Partial<OwnPage>) => languagesOf('/p/delivery', sampleSettings(), { ...noPages, own: [page(own)] });

test('a page exists in the languages in which something below its head is written', () => {
  expect(languages({ title: text('Доставка') })).toEqual(['ru']);
  expect(languages({ title: text('Доставка', 'Delivery') })).toEqual(['ru', 'en']);
  expect(languages({ title: text('2026', '2026') })).toEqual(['ru', 'en', 'uz']);
  const figures = { id: 'b1', kind: 'figures', items: [{ value: text('11', '11', '11'), label: text('кухонь') }] } as const;
  expect(languages({ title: text('О нас', 'About us'), blocks: [figures] })).toEqual(['ru']);
});

test('the settings repeat the Russian text where there is none, which is no version', () => {
  const settings = sampleSettings({ offer: text('Оферта', 'Оферта', 'Oferta') });
  expect(languagesOf('/offer', settings, noPages)).toEqual(['ru', 'uz']);
  expect(languagesOf('/contacts', settings, noPages)).toEqual(['ru', 'en', 'uz']);
  expect(alternates('/offer', ['ru', 'uz']).map(({ path }) => path)).toEqual(['/offer', '/uz/offer', '/offer']);
});

// @vitest-environment jsdom
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { OfficeImport } from '#islands/office/OfficeImport/OfficeImport.tsx';
import { OfficeMenu } from '#islands/office/OfficeMenu/OfficeMenu.tsx';
import { OfficePromo } from '#islands/office/OfficePromo/OfficePromo.tsx';
import { OfficeRegions } from '#islands/office/OfficeRegions/OfficeRegions.tsx';
import { OfficeRestaurants } from '#islands/office/OfficeRestaurants/OfficeRestaurants.tsx';
import { OfficeZones } from '#islands/office/OfficeZones/OfficeZones.tsx';
import { PublishBar } from '#islands/office/PublishBar/PublishBar.tsx';
import { forgetCatalog, loadCatalog } from '#stores/office/catalog-draft.ts';
import importWords from '../../locales/ru/office-import.json' with { type: 'json' };
import menuWords from '../../locales/ru/office-menu.json' with { type: 'json' };
import placeWords from '../../locales/ru/office-places.json' with { type: 'json' };
import promoWords from '../../locales/ru/office-promo.json' with { type: 'json' };
import barWords from '../../locales/ru/publish-bar.json' with { type: 'json' };
import { demoCatalog } from '../support/builders/demo-catalog.ts';
import { mockBackend } from '../support/mock-backend.ts';

const server = mockBackend();
const { settings: _, pages: _pages, stopList: _stops, pauses: _pauses, ...live } = demoCatalog();

it.each<[string, ReactNode]>([
  ['the bar of what is not published', <PublishBar key="bar" locale="ru" words={barWords} />],
  ['the menu', <OfficeMenu key="menu" locale="ru" words={menuWords} />],
  ['the files', <OfficeImport key="import" locale="ru" words={importWords} />],
  ['the promo codes', <OfficePromo key="promo" locale="ru" words={promoWords} />],
  ['the regions', <OfficeRegions key="regions" locale="ru" words={placeWords} />],
  ['the restaurants', <OfficeRestaurants key="restaurants" locale="ru" words={placeWords} />],
  ['the zones', <OfficeZones key="zones" locale="ru" words={placeWords} />],
])('%s of a page hydrates after another island has loaded the catalog', async (_name, island) => {
  server.reset();
  forgetCatalog();
  server.respond(calls.catalogWorkspace, { revision: '1-1', changes: [], planned: 0, live } as never);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(island);
  await loadCatalog();
  const errors: unknown[] = [];
  const hydrated = await act(async () => hydrateRoot(root, island, { onRecoverableError: (error) => errors.push(error) }));
  expect(errors).toEqual([]);
  await act(async () => hydrated.unmount());
  root.remove();
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mockBackend } from '../../../tests/support/mock-backend.ts';

const server = mockBackend();
const { choosePoint } = await import('./preferences.ts');
const { $checkout, setCheckout } = await import('./checkout.ts');
const { fillStreet } = await import('./fill-street.ts');

const home = { longitude: 69.25, latitude: 41.3 };
const work = { longitude: 69.28, latitude: 41.31 };

async function point(at: typeof home, address: string): Promise<string> {
  server.respond(calls.reverseGeocode, { district: '', landmark: '', address });
  choosePoint(at);
  await fillStreet(at);
  return $checkout.get().addressText;
}

it('fills in the street of a point, replaces what it filled in, and never what is typed', async () => {
  expect(await point(home, 'Навои, 30')).toBe('Навои, 30');
  expect(await point(work, 'Бунёдкор, 9')).toBe('Бунёдкор, 9');
  setCheckout({ addressText: 'Бунёдкор, 9а' });
  expect(await point(home, 'Навои, 30')).toBe('Бунёдкор, 9а');
});

it('leaves out the answer for a point that is no longer chosen', async () => {
  setCheckout({ addressText: '' });
  choosePoint(work);
  await fillStreet(home);
  expect($checkout.get().addressText).toBe('');
});

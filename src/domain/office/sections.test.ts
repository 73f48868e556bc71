import { expect, test } from 'vitest';
import { kindOf } from '../routes.ts';
import { officeLink, officePages } from './sections.ts';

test('links from the office to the board and the editor carry the language, because their pages have one URL for all', () => {
  expect([officeLink('staff', 'uz'), officeLink('editor', 'ru')]).toEqual(['/staff?lang=uz', '/editor?lang=ru']);
  expect([officeLink('admin', 'en'), officeLink('adminMenu', 'ru')]).toEqual(['/en/admin', '/admin/menu']);
});

test('pages below /admin have the prefix of their language, and are private like it', () => {
  expect([officeLink('adminNewOrder', 'uz'), officeLink('adminLog', 'ru')]).toEqual(['/uz/admin/new-order', '/admin/log']);
  expect(Object.values(officePages).map(kindOf)).toEqual(Object.values(officePages).map(() => 'admin'));
});

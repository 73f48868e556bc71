import { expect, test } from 'vitest';
import { officeLink } from './sections.ts';

test('links from the office to the board and the editor carry the language, because their pages have one URL for all', () => {
  expect([officeLink('staff', 'uz'), officeLink('editor', 'ru')]).toEqual(['/staff?lang=uz', '/editor?lang=ru']);
  expect([officeLink('admin', 'en'), officeLink('adminMenu', 'ru')]).toEqual(['/en/admin', '/admin/menu']);
});

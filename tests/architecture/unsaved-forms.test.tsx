// @vitest-environment jsdom
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { translator } from '#domain/words.ts';
import { loadWorkspace } from '#stores/editor/workspace.ts';
import type { FormName } from '#stores/lib/unsaved.ts';
import { forgetUnsaved } from '#stores/lib/unsaved.ts';
import { forgetCatalog } from '#stores/office/catalog-draft.ts';
import '../support/screens/native-dialog.ts';
import { openNetwork, setMockScenario } from '../../.storybook/network.ts';
import preview from '../../.storybook/preview.tsx';
import editorWords from '../../locales/ru/editor.json' with { type: 'json' };
import officeWords from '../../locales/ru/office.json' with { type: 'json' };
import feedbackWords from '../../locales/ru/office-feedback.json' with { type: 'json' };
import mailingWords from '../../locales/ru/office-mailings.json' with { type: 'json' };
import menuWords from '../../locales/ru/office-menu.json' with { type: 'json' };
import placeWords from '../../locales/ru/office-places.json' with { type: 'json' };
import promoWords from '../../locales/ru/office-promo.json' with { type: 'json' };
import * as editorStories from '../../src/islands/editor/Editor/Editor.stories.tsx';
import * as feedbackStories from '../../src/islands/office/OfficeFeedback/OfficeFeedback.stories.tsx';
import * as importStories from '../../src/islands/office/OfficeImport/OfficeImport.stories.tsx';
import * as mailingStories from '../../src/islands/office/OfficeMailings/OfficeMailings.stories.tsx';
import * as menuStories from '../../src/islands/office/OfficeMenu/OfficeMenu.stories.tsx';
import * as promoStories from '../../src/islands/office/OfficePromo/OfficePromo.stories.tsx';
import * as regionStories from '../../src/islands/office/OfficeRegions/OfficeRegions.stories.tsx';
import * as restaurantStories from '../../src/islands/office/OfficeRestaurants/OfficeRestaurants.stories.tsx';
import * as teamStories from '../../src/islands/office/OfficeTeam/OfficeTeam.stories.tsx';
import * as zoneStories from '../../src/islands/office/OfficeZones/OfficeZones.stories.tsx';

/** What has fields and keeps nothing, with the reason. */
const keepsNothing: Readonly<Record<string, string>> = {
  'islands/office/OfficeCustomers/NoteForm.tsx': 'personal data, which a browser does not keep',
  'islands/office/OfficeCustomers/OfficeCustomers.tsx': 'a search',
  'islands/office/OfficeCustomers/PointsPart.tsx': 'a number and a line, for a button beside them',
  'islands/office/OfficeNewOrder/CallerPart.tsx': 'personal data of a call, which a browser does not keep',
  'islands/office/OfficeNewOrder/DishesPart.tsx': 'a search',
  'islands/office/OfficeNewOrder/PlacePart.tsx': 'a search',
  'islands/office/OfficeNewOrder/SummaryPart.tsx': 'personal data of a call, which a browser does not keep',
  'islands/office/OfficeOrders/OrderSearch.tsx': 'a search',
  'islands/office/OfficeDevices/CounterPart.tsx': 'an address to copy',
  'islands/office/OfficeDevices/PrinterForm.tsx': 'an address and a port, which are on the printer',
  'islands/office/OfficeLog/OfficeLog.tsx': 'a search, which is in the address',
  'islands/office/OfficeMenu/MenuForm.tsx': 'the frame of forms',
  'islands/office/OfficeMenu/dish/CropPicture.tsx': 'the frame of a file, which a browser does not keep',
  'islands/office/OfficeMenu/dish/DishRestaurants.tsx': 'fields of the dish, which its form keeps',
  'islands/office/OfficePayments/AccountForm.tsx': 'keys, which a browser does not keep',
  'islands/office/OfficePayments/Days.tsx': 'a search',
  'islands/office/OfficePayments/Reconcile.tsx': 'a file, which a browser does not keep',
  'islands/office/OfficePayments/RefundRow.tsx': 'a line for a button beside it',
  'islands/office/Publishing/ChangeRow.tsx': 'a choice, for a button beside it',
  'islands/office/Publishing/Changes.tsx': 'a time, for a button beside it',
  'islands/office/Publishing/Links.tsx': 'a choice, for a button beside it',
  'islands/office/OfficeRestaurants/calendar/CopyDay.tsx': 'a choice, for a button beside it',
  'islands/office/OfficeZones/ZoneWorkspace.tsx': 'a choice of the map',
  'islands/editor/Editor/KeyForm.tsx': 'a key',
  'islands/editor/Editor/AppearanceFields.tsx': 'fields of the draft of the site',
  'islands/editor/Editor/LineField.tsx': 'a field of the draft of the site',
  'islands/editor/Editor/blocks/NamedPicker.tsx': 'a search',
  'islands/editor/Editor/pictures/PictureField.tsx': 'fields of the draft of the site',
  'islands/editor/Editor/pictures/PicturesSection.tsx': 'files, which are sent immediately',
  'islands/editor/Editor/writing/LinkDialog.tsx': 'an address, which the text takes over',
  'islands/editor/Editor/writing/PageText.tsx': 'a field of the draft of the site',
  'islands/editor/Editor/writing/PictureDialog.tsx': 'a picture, which the text takes over',
  'islands/office/UnsavedWork/KeyAgain.tsx': 'a key',
  'ui/office/PlanList/PlanList.tsx': 'a time, for a button beside it',
  'ui/office/PreviewLink/PreviewLink.tsx': 'a link to copy',
  'ui/office/ReasonForm/ReasonForm.tsx': 'a line for a button beside it',
  'ui/office/RecordForm/DraftForm.tsx': 'the frame of forms',
  'ui/office/RecordForm/RecordForm.tsx': 'the frame of forms',
  'ui/office/RecordList/FoundRecords.tsx': 'a search',
  'ui/office/sign-in/TeamSignIn.tsx': 'a phone and a code',
};

const sources = Object.entries(
  import.meta.glob<string>(['/src/{islands,ui/office,stores}/**/*.{ts,tsx}', '!**/*.{test,stories}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([path, text]) => ({ path: path.replace('/src/', ''), text }));
const ofBackOffice = sources.filter(({ path }) => /^(islands\/(office|editor)\/|ui\/)/.test(path));
const hasForm = /<(form|RecordForm|DraftForm)\b/;
const field =
  /<(input|textarea|TextField|TextArea|NumberField|Select|Switch|LineField|LanguageFields|CheckGroup|FocusPicker|PublishTime)\b/;
const keeps = /keeperOf<[^(]*>\(\s*'(\w+)'/g;

test('what has a form, or fields whose values it holds, keeps them or says why not', () => {
  const typed = ofBackOffice.filter(({ text }) => hasForm.test(text) || (field.test(text) && /\buseState\b/.test(text)));
  const forgetful = typed.filter(({ text }) => !text.includes('keeperOf<')).map(({ path }) => path);
  expect(forgetful.sort()).toEqual(Object.keys(keepsNothing).sort());
});

const t = {
  editor: translator<'editor'>(editorWords),
  mailings: translator<'office-mailings'>(mailingWords),
  feedback: translator<'office-feedback'>(feedbackWords),
  menu: translator<'office-menu'>(menuWords),
  office: translator<'office'>(officeWords),
  places: translator<'office-places'>(placeWords),
  promo: translator<'office-promo'>(promoWords),
};

setProjectAnnotations([preview, { initialGlobals: { locale: 'ru' } }]);
const storyOf = (file: object) => (composeStories(file as never) as unknown as Record<'Ordinary', ComponentType>).Ordinary;
// the first part of the editor loads late
const press = async (name: string | RegExp) =>
  void fireEvent.click((await screen.findAllByRole('button', { name }, { timeout: 15_000 }))[0] as HTMLElement);
const choose = async (name: string) => void fireEvent.click(await screen.findByRole('radio', { name }));
const labeled = (label: string | RegExp) => async () => (await screen.findAllByLabelText<HTMLInputElement>(label))[0] as HTMLInputElement;
const inNamed = (role: 'dialog' | 'group', name: string) => async () =>
  (await screen.findByRole(role, { name })).querySelector<HTMLInputElement>(
    'input:not([type]), input[type=text], textarea',
  ) as HTMLInputElement;
const inSection =
  (name: string, ...next: readonly string[]) =>
  async () => {
    await press(new RegExp(`^${name}`));
    for (const each of next) await press(each);
  };
const table = 'id,name_ru,category,price\nchoy,Чай,1,5000';

interface KeptForm {
  readonly stories: object;
  /** opens it in the story */
  readonly open: () => Promise<void>;
  readonly field: () => Promise<HTMLInputElement>;
  /** what is typed */
  readonly value: string;
  /** of the same page after it is loaded anew; default: the form opens by itself */
  readonly reopen?: () => Promise<void>;
}

const nothing = async () => {};
const forms: Readonly<Record<Exclude<FormName, 'import'>, KeptForm>> = {
  dish: { stories: menuStories, open: () => press(t.menu('addDish')), field: labeled(t.menu('name')), value: 'Мастава' },
  price: {
    stories: menuStories,
    open: nothing,
    field: labeled(new RegExp(`^${t.menu('priceOf', { name: '' })}`)),
    value: '12345x',
  },
  bulk: { stories: menuStories, open: () => press(t.menu('bulk')), field: labeled(t.menu('percent')), value: '7' },
  category: {
    stories: menuStories,
    open: async () => {
      await choose(t.menu('view_categories'));
      await press(t.menu('addCategory'));
    },
    field: labeled(t.menu('name')),
    value: 'Супы',
  },
  group: {
    stories: menuStories,
    open: async () => {
      await choose(t.menu('view_groups'));
      await press(t.menu('addGroup'));
    },
    field: labeled(t.menu('name')),
    value: 'Порция',
  },
  code: { stories: promoStories, open: () => press(t.promo('addCode')), field: labeled(t.promo('code')), value: 'MALIKA' },
  points: { stories: promoStories, open: () => choose(t.promo('view_points')), field: labeled(t.promo('minRedeem')), value: '77' },
  restaurant: {
    stories: restaurantStories,
    open: () => press(t.places('addRestaurant')),
    field: labeled(`${t.places('name')} · RU`),
    value: 'Центр',
  },
  region: { stories: regionStories, open: nothing, field: labeled(t.places('region')), value: 'other' },
  place: {
    stories: regionStories,
    open: () => press(new RegExp(`^${t.places('addDistrict')}`)),
    field: labeled(`${t.places('name')} · RU`),
    value: 'Сергели',
  },
  zone: { stories: zoneStories, open: () => press(t.places('addZone')), field: labeled(`${t.places('name')} · RU`), value: 'Центр' },
  member: { stories: teamStories, open: () => press(t.office('addMember')), field: labeled(t.office('name')), value: 'Малика' },
  mailing: {
    stories: mailingStories,
    open: () => press(t.mailings('new')),
    field: labeled(`${t.mailings('title')} · RU`),
    value: 'Плов дня',
  },
  feedback: {
    stories: feedbackStories,
    open: () => press(`${t.feedback('toAnswer')}: ${t.feedback('answerTo', { number: 1042 })}`),
    field: labeled(t.feedback('answer')),
    value: 'Простите',
  },
  comment: {
    stories: editorStories,
    open: inSection(t.editor('page_contacts')),
    field: labeled(t.editor('commentNew')),
    value: 'Проверьте',
  },
  page: {
    stories: editorStories,
    open: inSection(t.editor('page_own'), t.editor('own_new')),
    field: inNamed('dialog', t.editor('own_new')),
    value: 'Банкеты',
  },
  picture: {
    stories: editorStories,
    open: async () => {
      await press(new RegExp(`^${t.editor('page_pictures')}`));
      const [first] = await screen.findAllByRole('listitem');
      fireEvent.click(first?.querySelector('button') as HTMLElement);
    },
    field: inNamed('dialog', t.editor('library_picture')),
    value: 'Плов в ляге',
  },
  site: {
    stories: editorStories,
    open: inSection(t.editor('page_look')),
    field: inNamed('group', t.editor('field_brand')),
    value: 'Навруз',
    reopen: inSection(t.editor('page_look')),
  },
};

let closeNetwork = () => {};
beforeAll(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  closeNetwork = openNetwork();
});
afterAll(() => closeNetwork());
beforeEach(forgetCatalog);
afterEach(() => {
  cleanup();
  forgetUnsaved();
});

/** As a page that was loaded: without the draft of the site that the one before had. */
async function show(stories: object): Promise<void> {
  setMockScenario('broken');
  if (stories === editorStories) await act(loadWorkspace);
  setMockScenario('ordinary');
  const Story = storyOf(stories);
  render(<Story />);
}

test('every kind of form that keeps values is in the table below', () => {
  const kinds = sources.flatMap(({ text }) => [...text.matchAll(keeps)].map(([, form = '']) => form));
  expect([...new Set(kinds)].sort()).toEqual([...Object.keys(forms), 'import'].sort());
});

test.each(Object.entries(forms))('%s: what is typed is there again after the page is loaded anew', async (name, form) => {
  await show(form.stories);
  await form.open();
  const typed = await form.field();
  setMockScenario('broken');
  fireEvent.change(typed, { target: { value: form.value } });
  expect((await form.field()).value).toBe(form.value);
  await vi.waitFor(() => expect(Object.keys(localStorage).filter((key) => key.split(':')[2] === name)).toHaveLength(1));
  cleanup();
  await show(form.stories);
  await (form.reopen ?? nothing)();
  expect((await form.field()).value).toBe(form.value);
});

test('import: a table that was read is there again after the page is loaded anew', async () => {
  await show(importStories);
  const input = await screen.findByLabelText(/\S/, { selector: 'input[type=file]' });
  fireEvent.change(input, { target: { files: [new File([table], 'dishes.csv', { type: 'text/csv' })] } });
  await screen.findByText(/добавится: 1\./);
  cleanup();
  await show(importStories);
  await screen.findByText(/добавится: 1\./);
});

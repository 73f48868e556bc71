// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $stored,
  $unsaved,
  dropKept,
  type FormName,
  forgetUnsaved,
  keeperOf,
  keptOrigin,
  leaveForms,
  maySignOut,
  recordToResume,
  setPerson,
  setUnsaved,
} from './unsaved.ts';

const now = Date.parse('2026-11-21T07:00:00Z');
const day = 86_400_000;
const origin = { base: null };

interface Named {
  readonly name: string;
}

const keeper = (record = '7', form: FormName = 'dish') => keeperOf<Named, { base: null }>(form, record);
const type = (name: string, record = '7', form: FormName = 'dish') => keeper(record, form).keep({ name }, origin, name.slice(0, 20));
const typed = (record = '7', form: FormName = 'dish') => keeper(record, form).read()?.draft.name ?? null;
const listed = () => $stored.get().map(({ form, record, title }) => `${form} ${record} ${title}`);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
  setUnsaved({}, null);
  setPerson('team:1');
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetUnsaved();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setPerson(null);
  vi.useRealTimers();
});

test('values are kept by person, form and record', () => {
  type('Плов');
  type('Лагман', '8');
  type('Супы', '7', 'category');
  expect([typed(), typed('8'), typed('7', 'category'), typed('8', 'category')]).toEqual(['Плов', 'Лагман', 'Супы', null]);
  setPerson('team:2');
  expect([typed(), listed()]).toEqual([null, []]);
  type('Самса');
  setPerson('team:1');
  expect(typed()).toBe('Плов');
});

test('values are kept with what the form showed, its page and the time, and the newest are listed first', () => {
  history.replaceState(null, '', '/admin/menu?page=2');
  type('Плов');
  vi.setSystemTime(now + 1);
  type('Лагман', 'a:8');
  expect(keeper().read()).toMatchObject({ draft: { name: 'Плов' }, origin, title: 'Плов', path: '/admin/menu', at: now });
  expect(keptOrigin('dish', '7')).toEqual(origin);
  setPerson('team:1');
  expect(listed()).toEqual(['dish a:8 Лагман', 'dish 7 Плов']);
});

test('a form on screen is not listed until it is closed, and counts as unsaved meanwhile', () => {
  const close = keeper().enter();
  type('Плов');
  expect([listed(), $unsaved.get().get('dish:7')]).toEqual([[], { isKept: true }]);
  close();
  expect([listed(), $unsaved.get().size]).toEqual([['dish 7 Плов'], 0]);
});

test('saving removes the values of its form only, and deleting from the list removes the chosen ones', () => {
  type('Плов');
  type('Лагман', '8');
  keeper().drop();
  expect([typed(), typed('8'), $unsaved.get().has('dish:7')]).toEqual([null, 'Лагман', false]);
  setPerson('team:1');
  for (const each of $stored.get()) dropKept(each);
  expect([typed('8'), listed()]).toEqual([null, []]);
});

test('signing out removes what its person typed, and not what others did', () => {
  type('Плов');
  setPerson('team:2');
  type('Самса');
  forgetUnsaved();
  expect([typed(), $unsaved.get().size, listed()]).toEqual([null, 0, []]);
  setPerson('team:1');
  expect(typed()).toBe('Плов');
});

test('values above a megabyte are not kept, and the form is marked so', () => {
  type('x'.repeat(999_000));
  expect($unsaved.get().get('dish:7')).toEqual({ isKept: true });
  type('x'.repeat(1_000_000));
  expect($unsaved.get().get('dish:7')).toEqual({ isKept: false });
});

test('where the storage is full or blocked, the form is marked so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('Плов');
  expect($unsaved.get().get('dish:7')).toEqual({ isKept: false });
});

test('a browser that blocks its storage reads nothing and fails nowhere', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
  type('Плов');
  keeper().drop();
  forgetUnsaved();
  expect([typed(), recordToResume('dish'), listed()]).toEqual([null, null, []]);
});

test('at most 40 are kept: the oldest makes room, and a change of a kept one removes none', () => {
  for (let at = 0; at < 40; at += 1) {
    vi.setSystemTime(now + at);
    type('Плов', String(at));
  }
  vi.setSystemTime(now + 40);
  type('Лагман', '39');
  expect([typed('0'), typed('39')]).toEqual(['Плов', 'Лагман']);
  type('Самса', '40');
  expect([typed('0'), typed('1'), typed('40')]).toEqual([null, 'Плов', 'Самса']);
});

test('values are read for 30 days', () => {
  type('Плов');
  vi.setSystemTime(now + 30 * day - 1);
  expect(typed()).toBe('Плов');
  vi.setSystemTime(now + 30 * day);
  expect(typed()).toBeNull();
});

test('values of another version, or that are no JSON, are not read', () => {
  type('Плов');
  const [key = ''] = Object.keys(localStorage);
  const text = localStorage.getItem(key) ?? '';
  for (const other of [text.replace('"version":1', '"version":2'), text.slice(1), 'null', '[]']) {
    localStorage.setItem(key, other);
    expect([other, typed()]).toEqual([other, null]);
  }
});

test('the same tab opens its form again, another one only the record that its address names', () => {
  type('Плов');
  expect([recordToResume('dish'), recordToResume('category')]).toEqual(['7', null]);
  sessionStorage.clear();
  expect(recordToResume('dish')).toBeNull();
  history.replaceState(null, '', '/admin/menu?resume=dish%3A7');
  expect(recordToResume('dish')).toBe('7');
  const close = keeper().enter();
  expect(recordToResume('dish')).toBeNull();
  close();
});

test('forms are left immediately where nothing is unsaved, else if the person agrees', async () => {
  const confirm = vi.fn(async () => false);
  const goOn = vi.fn();
  setUnsaved({}, confirm);
  await leaveForms(goOn);
  expect([goOn.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  type('Плов');
  await leaveForms(goOn);
  expect([goOn.mock.calls.length, confirm.mock.calls]).toEqual([1, [['leave']]]);
  confirm.mockResolvedValue(true);
  await leaveForms(goOn);
  expect([goOn.mock.calls.length, typed()]).toEqual([2, 'Плов']);
});

test('signing out asks before it removes what is not saved', async () => {
  const confirm = vi.fn(async () => false);
  setUnsaved({}, confirm);
  expect(await maySignOut()).toBe(true);
  type('Плов');
  expect([await maySignOut(), confirm.mock.calls]).toEqual([false, [['discard']]]);
});

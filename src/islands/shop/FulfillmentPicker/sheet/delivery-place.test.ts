import { expect, test } from 'vitest';
import {
  firstState,
  type PlaceFacts,
  type PlaceState,
  reducePlace,
  viewOf,
  whenEntered,
  whenFocused,
  whenMoved,
  whenReplaced,
  whenTaken,
  whenTyped,
} from './delivery-place.ts';

const [here, there] = [
  { longitude: 69.24, latitude: 41.31 },
  { longitude: 69.3, latitude: 41.35 },
];
const nothing: PlaceFacts = { point: null, saved: [], isOutside: false, isMapOpen: false };
const after = (...actions: readonly Partial<PlaceState>[]) => actions.reduce(reducePlace, firstState);
const seen = (facts: Partial<PlaceFacts>, ...actions: readonly Partial<PlaceState>[]) =>
  viewOf(after(...actions), { ...nothing, ...facts });

test('without a point one is searched, and who has no saved address types first', () => {
  expect(seen({})).toEqual({ step: 'choosing', fresh: null, hasSearch: true, isTypingFirst: true });
  expect(seen({ saved: [there] })).toMatchObject({ step: 'choosing', isTypingFirst: false });
});

test('a point of a saved address has no details here, and another one can be searched', () => {
  expect(seen({ point: here, saved: [here] })).toEqual({ step: 'choosing', fresh: null, hasSearch: true, isTypingFirst: false });
});

test('a point that is not saved shows its details in place of the search, beside an open map with it', () => {
  expect(seen({ point: here, saved: [there] })).toEqual({ step: 'chosen', fresh: here, hasSearch: false, isTypingFirst: false });
  expect(seen({ point: here, isMapOpen: true })).toMatchObject({ step: 'chosen', hasSearch: true });
});

test('a point is replaced until it is kept, or a place is taken, also the same one', () => {
  const replaced = whenReplaced(here);
  expect(seen({ point: here }, replaced)).toEqual({ step: 'replacing', fresh: here, hasSearch: true, isTypingFirst: true });
  expect(seen({ point: here }, replaced, whenReplaced(null)).step).toBe('chosen');
  expect(seen({ point: there }, replaced).step).toBe('chosen');
  expect(seen({ point: here }, replaced, whenTaken(true)).step).toBe('chosen');
  expect(seen({ point: here, saved: [here] }, replaced).step).toBe('choosing');
});

test('a point without delivery offers other ways, except while it is replaced', () => {
  expect(seen({ point: here, isOutside: true })).toMatchObject({ step: 'outside', fresh: here, hasSearch: false });
  expect(seen({ point: here, saved: [here], isOutside: true })).toMatchObject({ step: 'outside', fresh: null, hasSearch: true });
  expect(seen({ point: here, isOutside: true }, whenReplaced(here)).step).toBe('replacing');
});

test('what is found is listed once the field had the focus, until a place is taken', () => {
  const { isListed } = after(whenFocused);
  expect([firstState.isListed, isListed, after(whenFocused, whenTaken(false)).isListed]).toEqual([false, true, false]);
});

test('Enter waits for the first line; the next letter, the moved focus and the place that is taken end it', () => {
  const entered = [whenTyped('Навои'), whenEntered];
  expect(after(...entered)).toMatchObject({ text: 'Навои', isEntered: true });
  expect(after(...entered, whenTyped('Навои 3'))).toMatchObject({ text: 'Навои 3', isEntered: false });
  expect(after(...entered, whenMoved)).toMatchObject({ text: 'Навои', isEntered: false });
  expect(after(...entered, whenTaken(true))).toMatchObject({ text: '', isEntered: false });
});

test('a point that was chosen here gets its details, one of a saved address does not', () => {
  const isNew = (...places: readonly boolean[]) => after(...places.map(whenTaken)).isNew;
  expect([isNew(), isNew(true), isNew(false), isNew(true, false)]).toEqual([false, true, false, false]);
});

import { useState } from 'react';
import type { RecordName } from '#contract/catalog/record-changes.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import { differingLanguages } from '#domain/take-values.ts';
import type { UnpublishedChange } from '#stores/office/publishing.ts';
import { type Group, groupOf, groups } from './groups.ts';

/** Which changes are shown; '': all. `by` of a change without an author is `nobody`. */
export interface Filter {
  readonly group: Group | '';
  readonly by: string;
  readonly language: Locale | '';
}

export const nobody = '\n';
const everything: Filter = { group: '', by: '', language: '' };

export function keyOfName({ section, id }: RecordName): string {
  return `${section}/${id}`;
}

function isShown({ group, by, language }: Filter, change: UnpublishedChange): boolean {
  if (group !== '' && groupOf(change) !== group) return false;
  if (by !== '' && (change.by ?? nobody) !== by) return false;
  return language === '' || differingLanguages(change.before, change.after).includes(language);
}

/** The changes that the filter shows, by their groups, and those of them that are chosen: all until some are left out. */
export function useChoice(changes: readonly UnpublishedChange[]) {
  const [filter, setFilter] = useState(everything);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = changes.filter((change) => isShown(filter, change));
  // after a publication nothing may be left that the filter shows
  const isStale = found.length === 0 && changes.length > 0;
  const shown = isStale ? changes : found;
  return {
    filter: isStale ? everything : filter,
    shown: groups.flatMap((group) => shown.filter((change) => groupOf(change) === group)),
    chosen: shown.filter((change) => !left.has(keyOfName(change))),
    isChosen: (change: RecordName) => !left.has(keyOfName(change)),
    set: (name: keyof Filter, value: string) => setFilter({ ...filter, [name]: name === 'language' ? (parseLocale(value) ?? '') : value }),
    choose: (change: RecordName, isChosen: boolean) => {
      const key = keyOfName(change);
      setLeft(new Set(isChosen ? [...left].filter((each) => each !== key) : [...left, key]));
    },
    chooseAll: () => setLeft(new Set()),
    chooseNone: () => setLeft(new Set(changes.map(keyOfName))),
    chooseOnly: (change: RecordName) => setLeft(new Set(changes.map(keyOfName).filter((key) => key !== keyOfName(change)))),
  };
}

export type Choice = ReturnType<typeof useChoice>;

import type { RecordName } from '#contract/catalog/record-changes.ts';

/** What the changes are about, in the order of the screen. */
export const groups = ['menu', 'places', 'zones', 'offers', 'site'] as const;
export type Group = (typeof groups)[number];

const groupOfSection: Readonly<Record<string, Group>> = {
  regions: 'places',
  districts: 'places',
  restaurants: 'places',
  zones: 'zones',
  promoCodes: 'offers',
  loyalty: 'offers',
  content: 'site',
};

/** The order of a list belongs to its records. */
export function groupOf({ section, id }: RecordName): Group {
  return groupOfSection[section === 'order' ? id : section] ?? 'menu';
}

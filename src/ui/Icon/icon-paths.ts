import { islandIconPaths } from './island-icon-paths.ts';

/** Stroke paths on a 24 × 24 grid (Tabler Icons, MIT) for the pages. */
export const iconPaths = {
  ...islandIconPaths,
  'chevron-left': 'M15 6l-6 6 6 6',
  user: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
  share: 'M8 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14V3M9 6l3-3l3 3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  bike: 'M2 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 19v-4l-3-3l5-4l2 3h3M16 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  route: 'M21 3l-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.5a.55.55 0 0 1 0-1z',
  gift: 'M3 9a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM12 8v13M19 12v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7M7.5 8a2.5 2.5 0 0 1 0-5A4.8 8 0 0 1 12 8a4.8 8 0 0 1 4.500-5a2.5 2.5 0 0 1 0 5',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6l9-6',
  history: 'M12 8v4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5',
  dish: 'M4 11h16a1 1 0 0 1 1 1v.5c0 1.5-2.517 5.573-4 6.5v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1c-1.687-1.054-4-5-4-6.5V12a1 1 0 0 1 1-1zM12 4a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2M16 4a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2M8 4a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2',
} as const;

export type IconName = keyof typeof iconPaths;

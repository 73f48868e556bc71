import type { SocialLink } from '#domain/site-settings.ts';

/** Stroke paths of the networks' marks on a 24 × 24 grid (Tabler Icons, MIT). */
export const socialPaths: Readonly<Record<SocialLink['name'], string>> = {
  tg: 'M15 10l-4 4l6 6l4-16l-18 7l4 2l2 6l3-4',
  ins: 'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0M16.5 7.5v.01',
  fb: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
};

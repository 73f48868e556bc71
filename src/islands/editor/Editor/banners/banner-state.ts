import { type Banner, isCurrent } from '#domain/content/pages/banners.ts';
import { localMinute } from '#domain/content/publish-time.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';

/** When a banner is on home, in words: now, after those above it, from a time, or no more. */
export function bannerState(
  banners: readonly Banner[],
  at: number,
  now: number,
  { locale, t }: { readonly locale: Locale; readonly t: Translate<'editor'> },
): string {
  const minute = localMinute(now);
  const { from = null, until = null } = banners[at] ?? {};
  const time = (local: string) => formatDateTime(`${local}:00+05:00`, locale);
  if (until !== null && until <= minute) return t('banner_over', { time: time(until) });
  if (from !== null && minute < from) return t('banner_later', { time: time(from) });
  if (banners.findIndex((banner) => isCurrent(banner, minute)) < at) return t('banner_next');
  return until === null ? t('banner_now') : t('banner_nowUntil', { time: time(until) });
}

import type { Locale } from './locale.ts';

const noBreakSpace = '\u00a0';

const units: Readonly<Record<Locale, { readonly hours: string; readonly minutes: string; readonly seconds: string }>> = {
  ru: { hours: 'ч', minutes: 'мин', seconds: 'с' },
  en: { hours: 'h', minutes: 'min', seconds: 's' },
  uz: { hours: 'soat', minutes: 'daqiqa', seconds: 'soniya' },
};

/**
 * A waiting time, rounded up: `45 с`, `12 мин`, `23 ч 54 мин`; numbers and units separated by no-break spaces. The units are
 * abbreviations that have no plural forms.
 */
export function formatWait(seconds: number, locale: Locale): string {
  const { hours, minutes, seconds: ofSeconds } = units[locale];
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole}${noBreakSpace}${ofSeconds}`;
  const inMinutes = Math.ceil(whole / 60);
  const parts = [
    { value: Math.floor(inMinutes / 60), unit: hours },
    { value: inMinutes % 60, unit: minutes },
  ];
  return parts
    .filter(({ value }) => value > 0)
    .map(({ value, unit }) => `${value}${noBreakSpace}${unit}`)
    .join(noBreakSpace);
}

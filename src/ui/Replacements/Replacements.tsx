import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';

interface ReplacementsProps {
  dishes: readonly { id: string; name: string; sum: string; choose: () => void }[];
  locale: Locale;
  /** The name of the button that puts this dish in the place of another one. */
  labelOf: (name: string, sum: string) => string;
}

/** Dishes that take the place of one that can't be ordered, with one tap each. The styles are those of whoever draws it. */
export function Replacements({ dishes, locale, labelOf }: ReplacementsProps) {
  return dishes.map(({ id, name, sum, choose }) => (
    <button key={id} type="button" className="replacement" aria-label={labelOf(name, sum)} onClick={choose}>
      <svg className="icon" viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
        <path d="M7 10h14l-4-4M17 14H3l4 4" />
      </svg>
      <b lang={foreignLanguage(name, locale)}>{name}</b> <span>{sum}</span>
    </button>
  ));
}

import { unsearchableWord } from '#domain/menu/search-words.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import type { MenuProps } from './menu-props.ts';

interface SearchWordsProps extends Pick<MenuProps, 't'> {
  value: string;
  /** somebody has tried to save it */
  isChecked: boolean;
  onChange: (value: string) => void;
}

const longest = 500;

/** What else people type for the dishes of a category, in one language (R-SEARCH-13). */
export function SearchWords({ t, value, isChecked, onChange }: SearchWordsProps) {
  const short = isChecked ? unsearchableWord(value) : null;
  return (
    <TextField
      label={t('searchWords')}
      hint={t('searchWordsHint')}
      autoComplete="off"
      maxLength={longest}
      value={value}
      error={short === null ? null : t('searchWordShort', { found: short })}
      onChange={onChange}
    />
  );
}

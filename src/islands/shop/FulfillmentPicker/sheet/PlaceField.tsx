import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';
import { useLocate } from './use-locate.ts';

interface PlaceFieldProps {
  label: string;
  /** By default the label. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  /** Enter was pressed. */
  onSubmit: () => void;
  onLocated: (point: Coordinates) => void;
  /** Nothing is chosen yet: the field gets the focus when it appears. */
  isFirst?: boolean;
  t: Translate<SheetWords>;
}

/** One line for a place: a search field with the button "use my location" inside. */
export function PlaceField({
  label,
  placeholder = label,
  value,
  onChange,
  onFocus,
  onSubmit,
  onLocated,
  isFirst = false,
  t,
}: PlaceFieldProps) {
  const { isLocating, problem, find } = useLocate(onLocated);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true });
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <form className="where-find" onSubmit={submit}>
        <Icon name="search" sizePx={20} />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button type="button" aria-busy={isLocating || undefined} aria-label={t('whereAmI')} title={t('whereAmI')} onClick={find}>
          <Icon name="locate" sizePx={20} />
          <span>{t('whereAmI')}</span>
        </button>
      </form>
      {problem !== null && <ProblemState message={t(`locate_${problem}`)} />}
    </>
  );
}

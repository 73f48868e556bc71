import { type ReactNode, useId } from 'react';

export interface Chip<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second, less prominent line. */
  readonly note?: string;
  readonly disabled?: boolean;
}

interface ChipsProps<Value extends string> {
  legend: string;
  /** Shown at the end of the legend's line. */
  note?: string;
  chips: readonly Chip<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Equal widths in columns, for many short labels. */
  grid?: boolean;
  /** Id of a text that explains the choice, such as an error. */
  describedBy?: string;
}

/**
 * A choice of one option as chips, built on radio inputs.
 * The component that renders them loads `Chips.css`; a lazy part includes it.
 */
export function Chips<Value extends string>({ legend, note, chips, value, onChange, grid = false, describedBy }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="chips" aria-describedby={describedBy}>
      <legend>
        {legend}
        {note !== undefined && <em>{note}</em>}
      </legend>
      <div className={grid ? 'chips-grid' : 'chips-row'}>
        {chips.map((chip) => (
          <label key={chip.value} className="chip">
            <input
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              disabled={chip.disabled === true}
              onChange={() => onChange(chip.value)}
            />
            <span>
              {chip.label}
              {chip.note !== undefined && <small>{chip.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

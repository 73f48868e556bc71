import { type ComponentProps, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  options: readonly SelectOption<Value>[];
  /** null: nothing is chosen, and the placeholder is shown. */
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  error?: string | null;
}

/**
 * A choice of one option by the native `select`: it opens as usual on the device and needs no script.
 * The component that renders it loads `Select.css`; a lazy part includes it.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, placeholder = '', error = null, ...select } = props;
  const id = useId();
  return (
    <div className="select-field field-box">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        value={value ?? ''}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}error`}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-right" sizePx={18} />
      {error !== null && (
        <p className="field-box-error" id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}

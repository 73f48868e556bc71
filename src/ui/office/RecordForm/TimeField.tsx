import { formatClock } from '#domain/format.ts';
import { parseTime } from '#domain/office/typed-calendar.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';

interface TimeFieldProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A time in 24 hours; `930` becomes `09:30` when the field is left. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const leave = () => {
    const minutes = parseTime(value);
    if (minutes !== null && formatClock(minutes) !== value) onChange(formatClock(minutes));
  };
  return (
    <TextField
      label={label}
      value={value}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="00:00"
      onChange={onChange}
      onBlur={leave}
    />
  );
}

import type { TypedPoint } from '#domain/office/typed-corners.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { FieldGrid } from './FieldGrid.tsx';

interface CoordinateFieldsProps {
  t: (key: 'latitude' | 'longitude') => string;
  point: TypedPoint;
  error?: string | null;
  onChange: (point: TypedPoint) => void;
}

/** A point by its coordinates. */
export function CoordinateFields({ t, point, error = null, onChange }: CoordinateFieldsProps) {
  return (
    <FieldGrid>
      {(['latitude', 'longitude'] as const).map((field) => (
        <TextField
          key={field}
          inputMode="decimal"
          label={t(field)}
          value={point[field]}
          error={field === 'latitude' ? error : null}
          onChange={(text) => onChange({ ...point, [field]: text })}
        />
      ))}
    </FieldGrid>
  );
}

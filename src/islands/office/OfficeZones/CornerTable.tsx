import type { ClipboardEvent } from 'react';
import type { ZoneProblem } from '#domain/fulfillment/zone-problems.ts';
import { parsePoints, type TypedPoint } from '#domain/office/typed-corners.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './OfficeZones.module.css';

interface CornerTableProps {
  t: Translate<'office-places'>;
  corners: readonly TypedPoint[];
  /** the indexes of those that are no points */
  unread: readonly number[];
  problems: readonly ZoneProblem[];
  onChange: (corners: readonly TypedPoint[]) => void;
}

const emptyPoint: TypedPoint = { latitude: '', longitude: '' };

/** The corners as numbers, which do all that the map does; lines that a map copied are pasted as several corners. */
export function CornerTable({ t, corners, unread, problems, onChange }: CornerTableProps) {
  const change = (index: number, changes: Partial<TypedPoint>) =>
    onChange(corners.map((corner, place) => (place === index ? { ...corner, ...changes } : corner)));
  const paste = (event: ClipboardEvent, index: number) => {
    const points = parsePoints(event.clipboardData.getData('text'));
    if (points === null) return;
    event.preventDefault();
    onChange([...corners.slice(0, index), ...points, ...corners.slice(index + points.length)]);
  };
  return (
    <fieldset className={styles['corners']}>
      <legend>{t('corners')}</legend>
      <p className={styles['hint']}>{t('cornersHint')}</p>
      <table hidden={corners.length === 0}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{t('latitude')}</th>
            <th scope="col">{t('longitude')}</th>
            <th scope="col">
              <span className="hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {corners.map((corner, index) => (
            <CornerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other identity
              key={index}
              t={t}
              corner={corner}
              number={index + 1}
              isWrong={unread.includes(index) || problems.some((problem) => problem.corner === index)}
              onChange={(changes) => change(index, changes)}
              onPaste={(event) => paste(event, index)}
              onAdd={() => onChange(corners.toSpliced(index + 1, 0, emptyPoint))}
              onRemove={() => onChange(corners.toSpliced(index, 1))}
            />
          ))}
        </tbody>
      </table>
      <Button variant="soft" onClick={() => onChange([...corners, emptyPoint])}>
        {t('addCorner')}
      </Button>
    </fieldset>
  );
}

interface CornerRowProps {
  t: CornerTableProps['t'];
  corner: TypedPoint;
  /** from 1 */
  number: number;
  isWrong: boolean;
  onChange: (changes: Partial<TypedPoint>) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** adds a corner after this one */
  onAdd: () => void;
  onRemove: () => void;
}

/** One corner: its numbers, and buttons that add one after it or remove it. */
function CornerRow({ t, corner, number, isWrong, onChange, onPaste, onAdd, onRemove }: CornerRowProps) {
  return (
    <tr>
      <th scope="row">{number}</th>
      {(['latitude', 'longitude'] as const).map((field) => (
        <td key={field}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={t(field === 'latitude' ? 'latitudeOf' : 'longitudeOf', { number })}
            aria-invalid={isWrong || undefined}
            value={corner[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            onPaste={onPaste}
          />
        </td>
      ))}
      <td className={styles['cells']}>
        <Button variant="ghost" aria-label={t('addCornerAfter', { number })} onClick={onAdd}>
          +
        </Button>
        <Button variant="ghost" aria-label={t('removeCorner', { number })} onClick={onRemove}>
          ×
        </Button>
      </td>
    </tr>
  );
}

import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { FocalPoint } from '#domain/content/pages/blocks.ts';
import type { Translate } from '#domain/words.ts';
import editorStyles from '../Editor.module.css';
import styles from './Library.module.css';

interface FocusPickerProps {
  t: Translate<'editor'>;
  /** the address of the picture */
  src: string;
  value: FocalPoint;
  isDisabled?: boolean;
  onChange: (focus: FocalPoint) => void;
}

const stepPercent = 5;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-stepPercent, 0],
  ArrowRight: [stepPercent, 0],
  ArrowUp: [0, -stepPercent],
  ArrowDown: [0, stepPercent],
};

/** Chooses the point of a picture that stays visible where it is cropped: by a press on the picture, or with the arrow keys. */
export function FocusPicker({ t, src, value, isDisabled = false, onChange }: FocusPickerProps) {
  const hint = useId();
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and the space bar press without a point
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onChange({ x: percent((value.x + x) / 100), y: percent((value.y + y) / 100) });
  };
  return (
    <div className={styles['focus']}>
      <button
        type="button"
        className={styles['point']}
        disabled={isDisabled}
        aria-label={t('focus_label', { x: value.x, y: value.y })}
        aria-describedby={hint}
        onClick={place}
        onKeyDown={step}
      >
        <img src={src} alt="" />
        <span style={{ left: `${value.x}%`, top: `${value.y}%` }} />
      </button>
      <p role="status" className="hidden">
        {t('focus_label', { x: value.x, y: value.y })}
      </p>
      <p id={hint} className={editorStyles['hint']}>
        {t('focus_hint')}
      </p>
    </div>
  );
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { parsePicture, pictureSource } from '#domain/menu/dish-picture.ts';
import type { FocalPoint } from '#domain/menu/focal-point.ts';
import styles from './FocusPicker.module.css';

interface FocusPickerProps {
  /** the address of the picture */
  image: string;
  value: FocalPoint;
  /** where the point is now */
  label: string;
  hint: string;
  isDisabled?: boolean;
  onChange: (focus: FocalPoint) => void;
}

const mostRem = 20;
const stepPercent = 5;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-stepPercent, 0],
  ArrowRight: [stepPercent, 0],
  ArrowUp: [0, -stepPercent],
  ArrowDown: [0, stepPercent],
};

/** Chooses the point of a picture that stays visible where it is cropped: by a press on the picture, or with the arrow keys. */
export function FocusPicker({ image, value, label, hint, isDisabled = false, onChange }: FocusPickerProps) {
  const hintId = useId();
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
        style={sizeOf(image)}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={hintId}
        onClick={place}
        onKeyDown={step}
      >
        <img src={pictureSource(image, 'hero').src} alt="" />
        <span style={{ left: `${value.x}%`, top: `${value.y}%` }} />
      </button>
      <p role="status" className="hidden">
        {label}
      </p>
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}

/** The size of a stored picture is known before it has loaded; undefined: another picture has its own when it has. */
function sizeOf(image: string) {
  const stored = parsePicture(image);
  if (stored === null) return undefined;
  const { width, height } = stored;
  return { width: `min(100%, ${width}px, ${(mostRem * width) / height}rem)`, aspectRatio: `${width} / ${height}` };
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

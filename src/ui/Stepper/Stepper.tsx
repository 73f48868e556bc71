import { Icon } from '../Icon/Icon.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  value: number;
  /** The decrease button is disabled at this value; default: 0, which the parent may handle as "remove". */
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** The accessible name of the control with its value: "Plov: 2". */
  valueLabel: string;
  /** Uses the full width. */
  wide?: boolean;
}

/** A whole number with a button on either side. */
export function Stepper({ value, min = 0, max = 50, onChange, decreaseLabel, increaseLabel, valueLabel, wide = false }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers lay out a fieldset as a flex item differently
    <div role="group" aria-label={valueLabel} className={wide ? `${styles['stepper']} ${styles['wide']}` : styles['stepper']}>
      <button type="button" aria-label={decreaseLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" sizePx={20} />
      </button>
      <span className={styles['value']}>{value}</span>
      <button type="button" aria-label={increaseLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" sizePx={20} />
      </button>
    </div>
  );
}

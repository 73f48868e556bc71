import { Icon } from '../Icon/Icon.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  value: number;
  /** At this value the decrease button is off; by default 0, which the owner may take as "remove". */
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Names the whole control with its value: "Plov: 2". */
  valueLabel: string;
  /** Fills the line. */
  wide?: boolean;
}

/** A whole number with a button on either side. */
export function Stepper({ value, min = 0, max = 50, onChange, decreaseLabel, increaseLabel, valueLabel, wide = false }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not take part in flex layouts alike everywhere
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

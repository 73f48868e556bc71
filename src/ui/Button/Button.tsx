import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'soft' | 'ghost' | 'danger';
  /** Fills the line. */
  wide?: boolean;
  /** Keeps its size, shows that something is under way and takes no second press. */
  loading?: boolean;
}

export function Button({ variant = 'primary', wide = false, loading = false, className, type = 'button', children, ...rest }: ButtonProps) {
  const classes = [styles['button'], styles[variant], wide && styles['wide'], className].filter(Boolean).join(' ');
  return (
    <button {...rest} type={type} className={classes} disabled={rest.disabled === true || loading} aria-busy={loading || undefined}>
      <span className={styles['label']}>{children}</span>
    </button>
  );
}

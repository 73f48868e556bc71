import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'soft' | 'ghost' | 'danger';
  /** Uses the full width. */
  wide?: boolean;
  /** Keeps its size, shows a loading state and ignores presses. */
  loading?: boolean;
}

/** A button; links share its styles through the class `.button` of the base styles. */
export function Button({ variant = 'primary', wide = false, loading = false, className, type = 'button', children, ...rest }: ButtonProps) {
  const classes = ['button', variant !== 'primary' && variant, wide && 'wide', loading && 'loading', className].filter(Boolean).join(' ');
  return (
    <button {...rest} type={type} className={classes} disabled={rest.disabled === true || loading} aria-busy={loading || undefined}>
      <span className="label">{children}</span>
    </button>
  );
}

import styles from '../page-parts.module.css';

interface FigureCellProps {
  /** The head of the column, which stands beside the value where the table is a list of blocks. */
  label: string;
  value: string;
}

/** A cell of a table of figures. */
export function FigureCell({ label, value }: FigureCellProps) {
  return (
    <td className={styles['figure']} data-label={label}>
      {value}
    </td>
  );
}

import '../field-box.css';
import styles from './Field.module.css';

/** The classes of the parts of a Mantine field. */
export const fieldClasses = {
  root: styles['field'] ?? '',
  label: styles['label'] ?? '',
  wrapper: styles['frame'] ?? '',
  input: styles['input'] ?? '',
  error: styles['error'] ?? '',
  description: styles['hint'] ?? '',
  section: styles['aside'] ?? '',
};

/** The error is shown directly below the field, before the hint. */
export const fieldOrder: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

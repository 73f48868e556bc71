import styles from './ProfileForm.module.css';

interface WithPhoneProps {
  /** a sentence with the place `{{phone}}` in it */
  text: string;
  phone: string;
}

/** A sentence whose phone number is never broken between lines. */
export function WithPhone({ text, phone }: WithPhoneProps) {
  const [before, after] = text.split('{{phone}}');
  return (
    <>
      {before}
      <span className={styles['phone']}>{phone}</span>
      {after}
    </>
  );
}

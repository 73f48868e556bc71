import styles from './ProfileForm.module.css';

/** The placeholder of the phone in the sentence that `WithPhone` renders. */
export const phonePlace = '{{phone}}';

interface WithPhoneProps {
  /** a sentence with `phonePlace` in it */
  text: string;
  phone: string;
}

/** A sentence whose phone number is never broken between lines. */
export function WithPhone({ text, phone }: WithPhoneProps) {
  const [before, after] = text.split(phonePlace);
  return (
    <>
      {before}
      <span className={styles['phone']}>{phone}</span>
      {after}
    </>
  );
}

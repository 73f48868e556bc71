import type { ReactNode } from 'react';

/** The place of the phone in the sentence that `WithPhone` shows. */
export const phonePlace = '{{phone}}';

interface WithPhoneProps {
  /** a sentence with `phonePlace` in it */
  text: string;
  /** the phone number in an element that keeps it in one line */
  children: ReactNode;
}

/** A sentence with a phone number in it. */
export function WithPhone({ text, children }: WithPhoneProps) {
  const [before, after] = text.split(phonePlace);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** What code page 866 lacks, as it is written without it: Uzbek letters of both scripts, quotation marks, dashes, the sign of a multiple. */
const replacements: Readonly<Record<string, string>> = {
  ...{ ʻ: "'", ʼ: "'", '‘': "'", '’': "'", ʹ: "'", '′': "'", '`': "'" },
  ...{ '«': '"', '»': '"', '“': '"', '”': '"', '„': '"' },
  ...{ '–': '-', '—': '-', '‑': '-', '−': '-', '×': 'x', '…': '...', '•': '·' },
  ...{ қ: 'к', Қ: 'К', ғ: 'г', Ғ: 'Г', ҳ: 'х', Ҳ: 'Х' },
};

/** Letters, digits and signs of code page 866 that texts have; the rest can't be printed. */
const printed = /^[\x20-\x7eА-Яа-яЁёЄєЇїЎў№·°]$/;

/** A text with what a receipt printer has letters for; other letters lose their marks, and what is none, such as an emoji, is left out. */
export function printable(text: string): string {
  return [...text.replace(/\s/g, ' ')]
    .map((letter) => {
      const plain = replacements[letter] ?? letter;
      if ([...plain].every((one) => printed.test(one))) return plain;
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return printed.test(bare) ? bare : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

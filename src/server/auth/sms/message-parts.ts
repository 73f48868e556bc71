/**
 * The characters of which 160 fit a message, by the gateways of Uzbekistan: fewer than GSM 03.38 has. One other character, such as ʻ, –
 * or a Cyrillic letter, and 70 fit.
 */
const latin = /^[A-Za-z0-9 \n.,!?:;'"@#$%&()*+\-/<=>_{}[\]\\^]*$/;
/** Take the place of two. */
const extended = /[{}[\]\\^]/g;

const alphabets = {
  'GSM-7': { alone: 160, joined: 153 },
  'UCS-2': { alone: 70, joined: 67 },
} as const;

export interface MessageParts {
  readonly alphabet: keyof typeof alphabets;
  /** in characters of the alphabet */
  readonly length: number;
  /** how many messages are paid for */
  readonly parts: number;
}

export function partsOf(text: string): MessageParts {
  const isLatin = latin.test(text);
  const alphabet = isLatin ? 'GSM-7' : 'UCS-2';
  const length = text.length + (isLatin ? (text.match(extended)?.length ?? 0) : 0);
  const { alone, joined } = alphabets[alphabet];
  return { alphabet, length, parts: length <= alone ? 1 : Math.ceil(length / joined) };
}

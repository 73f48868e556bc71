/** Chance that repeats: the same seed rolls the same. */
export interface Random {
  /** 0..limit-1 */
  upTo(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** a text in three languages that no other roll gives */
  text(ru: string): { ru: string; en: string; uz: string };
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  let texts = 0;
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    upTo,
    oneOf: (values) => {
      const value = values[upTo(values.length)];
      if (value === undefined) throw new Error('nothing to choose from');
      return value;
    },
    text: (ru) => {
      texts += 1;
      return { ru: `${ru} №${texts}`, en: `Text ${texts}`, uz: `Soʻz ${texts}` };
    },
  };
}

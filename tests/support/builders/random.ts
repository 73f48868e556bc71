/** A seeded pseudorandom generator: the same seed generates the same values. */
export interface Random {
  /** 0..limit-1 */
  upTo(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** a unique text in three languages */
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

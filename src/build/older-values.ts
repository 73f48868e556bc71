/** The part with the larger share of a mixture of two colors. */
function mainColor(mixture: string): string {
  const [, first = '', share = '50', second = ''] =
    /^color-mix\(in srgb,\s*(.+?)(?:\s+([\d.]+)%)?,\s*(.+?)(?:\s+[\d.]+%)?\)$/.exec(mixture) ?? [];
  return Number(share) >= 50 ? first : second;
}

/** `color-mix(…)` with at most one level of brackets in it. */
const mixtures = /color-mix\((?:[^()]|\([^()]*\))*\)/g;
const rounded = /round\((?:up|down), ((?:[^(),]|\([^()]*\))+), 1px\)/g;
const windowUnits = /(\d)[ds](v[hw])\b/g;
const newer = /(^|[;{}])(\s*)([a-z][a-z-]*)(\s*:\s*)([^;{}]*(?:color-mix\(|\d[ds]v[hw]\b)[^;{}]*)(?=[;}])/g;

/**
 * Writes a value for the oldest browsers of the floor in front of each one that they do not know: the main color of a mixture, and `vh`
 * for `dvh` and `svh`. Values of custom properties stay alone: there the last one counts, known or not.
 */
export function withOlderValues(css: string): string {
  return css.replace(newer, (found, before: string, space: string, property: string, colon: string, value: string) => {
    const older = value.replace(mixtures, mainColor).replace(rounded, '$1').replace(windowUnits, '$1$2');
    return older === value ? found : `${before}${space}${property}${colon}${older};${space}${property}${colon}${value}`;
  });
}

export const olderValues = {
  name: 'older-values',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    return /\.css(\?|$)/.test(id) && !id.includes('/node_modules/') ? { code: withOlderValues(code), map: null } : null;
  },
};

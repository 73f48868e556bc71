/** The parts of PostCSS that are used here. */
interface Declaration {
  readonly prop: string;
  readonly value: string;
  cloneBefore(changed: { readonly value: string }): unknown;
}
interface Root {
  walkDecls(visit: (declaration: Declaration) => void): void;
  walkAtRules(name: string, visit: (rule: { params: string }) => void): void;
}

/** `color-mix(…)` with at most one level of brackets in it. */
const mixtures = /color-mix\((?:[^()]|\([^()]*\))*\)/g;
const rounded = /round\((?:up|down), ((?:[^(),]|\([^()]*\))+), 1px\)/g;
const windowUnits = /(\d)[ds](v[hw])\b/g;
const upperBounds = /\((?:(\d+px) <= )?(width|height) < (\d+)px\)/g;

/** The part with the larger share of a mixture of two colors. */
function mainColor(mixture: string): string {
  const [, first = '', share = '50', second = ''] =
    /^color-mix\(in srgb,\s*(.+?)(?:\s+([\d.]+)%)?,\s*(.+?)(?:\s+[\d.]+%)?\)$/.exec(mixture) ?? [];
  return Number(share) >= 50 ? first : second;
}

/** A value for older browsers: the main color of a mixture, and `vh` for `dvh` and `svh`. */
export function olderValue(value: string): string {
  return value.replace(mixtures, mainColor).replace(rounded, '$1').replace(windowUnits, '$1$2');
}

/** `(width < 900px)` of a media rule, which the compiler would write as a `not` that older browsers don't know. */
export function olderBounds(condition: string): string {
  return condition.replace(upperBounds, (_, least: string | undefined, side: string, limit: string) => {
    const most = `(max-${side}: ${Number(limit) - 0.02}px)`;
    return least === undefined ? most : `(min-${side}: ${least}) and ${most}`;
  });
}

/**
 * A plugin of PostCSS: writes what the compiler can't translate for the oldest browsers of the floor, values in front of each one that
 * they do not know. Values of custom properties stay alone: there the last one counts, known or not.
 */
export const olderValues = {
  postcssPlugin: 'older-values',
  Once(root: Root): void {
    root.walkDecls((declaration) => {
      const older = olderValue(declaration.value);
      if (older !== declaration.value && !declaration.prop.startsWith('--')) declaration.cloneBefore({ value: older });
    });
    root.walkAtRules('media', (rule) => {
      rule.params = olderBounds(rule.params);
    });
  },
};

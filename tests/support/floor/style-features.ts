import type { Identifier } from '@mdn/browser-compat-data';
import { data, featuresOf, isOnFloor, type Use } from './compatibility.ts';

interface Block {
  /** a selector, or an at-rule with its condition */
  readonly prelude: string;
  readonly at: number;
  readonly parent: Block | null;
  readonly declarations: Declaration[];
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly at: number;
}

const { properties, selectors, types, 'at-rules': atRules } = data.css;
const lengths = types?.['length'];
/** Units by the feature that has them, `dvh` of the dynamic ones. */
const units: readonly (readonly [RegExp, Identifier | undefined])[] = [
  [/\d(dv[hwib]|dvmin|dvmax)\b/, lengths?.['viewport_percentage_units_dynamic']],
  [/\d(sv[hwib]|svmin|svmax)\b/, lengths?.['viewport_percentage_units_small']],
  [/\d(lv[hwib]|lvmin|lvmax)\b/, lengths?.['viewport_percentage_units_large']],
  [/\d(cq[whib]|cqmin|cqmax)\b/, lengths?.['container_query_length_units']],
  [/\d(lh)\b/, lengths?.['lh']],
  [/\d(rlh)\b/, lengths?.['rlh']],
];
/** Functions of values: `color-mix`. */
const functions = new Map<string, boolean>(
  featuresOf(types).flatMap(([name, type]) =>
    [[name, type] as const, ...featuresOf(type)].map(([key, { __compat }]) => [key, isOnFloor(__compat)]),
  ),
);

/**
 * What a style sheet uses and the floor does not have, unless the same rule has an older value before it or asks with `@supports`; of
 * movements nothing, without them a change is shown at once.
 */
export function styleFeatures(css: string): Use[] {
  return blocksOf(css).flatMap((block) => {
    if (isAsked(block)) return [];
    const ofPrelude = preludeFeatures(block.prelude).map((feature) => ({ feature, at: block.at }));
    // a browser that does not know the selector leaves out the rule
    if (ofPrelude.length > 0) return ofPrelude;
    return block.declarations.flatMap((declaration) => declarationFeatures(declaration, block.declarations));
  });
}

/** Pseudo-classes and pseudo-elements of a selector that the floor does not know: `:has`. */
export function selectorFeatures(selector: string): string[] {
  const plain = selector.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, '');
  const found = [...plain.matchAll(/::?([a-z][a-z-]*)/g)].flatMap(([text, name = '']) =>
    isOnFloor(selectors?.[name]?.__compat) ? [] : [text],
  );
  const parts = partsOf(selector);
  // an unknown pseudo-class takes the whole rule with it
  const isMixed = found.length > 0 && parts.some((part) => !found.some((text) => part.includes(text)));
  return isMixed ? [...found, 'a newer selector beside an older one'] : found;
}

/** The selectors of a list; a list in brackets is part of one. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function preludeFeatures(prelude: string): string[] {
  const [, name] = /^@([a-z-]+)/.exec(prelude) ?? [];
  if (name === undefined) return selectorFeatures(prelude);
  if (name === 'media' && /[<>]/.test(prelude)) return ['range in @media'];
  if (name === 'media' && /not \(/.test(prelude)) return ['not in @media'];
  return isOnFloor(atRules?.[name]?.__compat) ? [] : [`@${name}`];
}

function declarationFeatures(declaration: Declaration, all: readonly Declaration[]): Use[] {
  const { property, at } = declaration;
  const own = property.startsWith('-') || isOnFloor(properties?.[property]?.__compat) ? [] : [property];
  const earlier = all.slice(0, all.indexOf(declaration)).filter((other) => other.property === property);
  const hasOlder = earlier.some((other) => valueFeatures(other).length === 0);
  return [...own, ...(hasOlder ? [] : valueFeatures(declaration))].map((feature) => ({ feature, at }));
}

function valueFeatures({ value }: Declaration): string[] {
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const called = [...plain.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  return [
    ...called.filter((name) => functions.get(name) === false).map((name) => `${name}()`),
    ...units.flatMap(([unit, feature]) => (isOnFloor(feature?.__compat) ? [] : (unit.exec(plain)?.[1] ?? []))),
  ];
}

function isAsked(block: Block): boolean {
  return /^@(supports|keyframes)/.test(block.prelude) || (block.parent !== null && isAsked(block.parent));
}

/** Every block of a style sheet, also nested ones. */
function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const blocks: Block[] = [];
  let block: Block | null = null;
  let from = 0;
  let depth = 0;
  const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[(){};]/gs;
  for (const { 0: sign, index } of text.matchAll(quoted)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth > 0 || !/^[{};]$/.test(sign)) continue;
    const piece = text.slice(from, index);
    const at = from + piece.length - piece.trimStart().length;
    from = index + 1;
    if (sign === '{') {
      block = { prelude: piece.trim(), at, parent: block, declarations: [] };
      blocks.push(block);
      continue;
    }
    const [, property, value] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(piece) ?? [];
    if (property !== undefined && value !== undefined) block?.declarations.push({ property, value: value.trim(), at });
    if (sign === '}') block = block?.parent ?? null;
  }
  return blocks;
}

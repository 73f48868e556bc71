import { parseAst } from 'vite';
import { data, featuresOf, isOnFloor, type Use } from './compatibility.ts';
import { selectorFeatures } from './style-features.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Globals that have the members of an interface. */
const instances = ['caches', 'crypto', 'document', 'history', 'location', 'navigator', 'performance', 'screen'];
const interfaceOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(instances.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])),
  caches: 'CacheStorage',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
};

/** Whether the floor has a global, or a member of one by its full name. */
const known = new Map<string, boolean>();
/** Whether any object of the floor has a method of this name: of a value only the name of its method is seen. */
const methods = new Map<string, boolean>();

/** The objects whose methods are looked for by their names alone: names of others are those of methods in libraries, too. */
const ownersByName =
  /^(AbortSignal|Array|Blob|CanvasRenderingContext2D|CSSStyleSheet|DataTransfer|Document|DocumentFragment|DOMTokenList|Element|File|HTML\w*Element|Map|Node|NodeList|Promise|Range|ReadableStream|RegExp|Request|Response|Selection|Set|String|TypedArray|URLSearchParams)$/;

for (const [owner, feature] of [data.javascript.builtins, data.api].flatMap(featuresOf)) {
  known.set(owner, isOnFloor(feature.__compat));
  for (const [key, member] of featuresOf(feature)) {
    const name = key.replace(/_static$/, '');
    const isThere = isOnFloor(member.__compat);
    known.set(`${owner}.${name}`, isThere);
    if (isThere || ownersByName.test(owner)) methods.set(name, isThere || methods.get(name) === true);
  }
}

/** What a script uses and the floor does not have. A name that the script declares itself is no global. */
export function scriptFeatures(text: string, lang: 'js' | 'ts' | 'tsx' = 'js'): Use[] {
  const declared = new Set<string>();
  const nodes: { node: Node; isReference: boolean }[] = [];
  walk(parseAst(text, { lang }) as unknown as Node, true, (node, isReference) => {
    nodes.push({ node, isReference });
    for (const name of declaredBy(node)) declared.add(name);
  });
  return nodes.flatMap(({ node, isReference }) =>
    featuresOfNode(node, isReference, declared).map((feature) => ({ feature, at: node.start })),
  );
}

function walk(node: Node, isReference: boolean, visit: (node: Node, isReference: boolean) => void): void {
  if (/^TS(Type|Interface|Literal|Union|Array)/.test(node.type)) return;
  visit(node, isReference);
  for (const [field, value] of Object.entries(node)) {
    const isName = (field === 'property' || field === 'key' || field === 'label') && node['computed'] !== true;
    for (const child of [value].flat()) if (isNode(child)) walk(child, !isName, visit);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function declaredBy(node: Node): string[] {
  const patterns = [node['id'], node['param'], node['params'], node['local']].flat().filter(isNode);
  return patterns.flatMap(namesIn);
}

/** The names of a pattern; of a value that is its default, none is a declaration, which does no harm. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const { left, argument, elements, properties, value } = pattern;
  return [left, argument, elements, properties, value].flat().filter(isNode).flatMap(namesIn);
}

function featuresOfNode(node: Node, isReference: boolean, declared: ReadonlySet<string>): string[] {
  if (node.type === 'MemberExpression') return memberFeatures(node);
  if (node.type === 'CallExpression' && isNode(node['callee'])) return callFeatures(node, node['callee']);
  if (node.type === 'ChainExpression' && spreadsBehindChain(node['expression'])) return ['spread arguments behind ?.'];
  if (node.type === 'Identifier' && isReference) {
    const name = String(node['name']);
    return known.get(name) === false && !declared.has(name) ? [name] : [];
  }
  if (node.type === 'StaticBlock') return ['static block'];
  if (node.type === 'BinaryExpression' && isNode(node['left']) && node['left'].type === 'PrivateIdentifier') return ['#name in object'];
  if (node.type === 'ImportAttribute') return ['import attribute'];
  if (node.type === 'Literal' && node['regex']) return expressionFeatures(Object.values(node['regex'] as object));
  if (node.type === 'NewExpression' && isNamed(node['callee'], 'RegExp')) return expressionFeatures(textsIn(node['arguments']));
  return [];
}

function memberFeatures({ object, property, computed }: Node): string[] {
  if (!isNode(property) || (computed === true && property.type !== 'Literal')) return [];
  const name = String(computed === true ? property['value'] : property['name']);
  const owner = isNode(object) && object.type === 'Identifier' ? String(object['name']) : '';
  const fullName = `${Object.hasOwn(interfaceOf, owner) ? interfaceOf[owner] : owner}.${name}`;
  if (known.has(fullName)) return known.get(fullName) === false ? [fullName] : [];
  return [];
}

const isNamed = (node: unknown, name: string) => isNode(node) && node['name'] === name;

/** A method that is called without asking whether it is there; a selector that is searched for. */
function callFeatures(call: Node, callee: Node): string[] {
  if (isNamed(callee, 'RegExp')) return expressionFeatures(textsIn(call['arguments']));
  const { type, property, computed } = callee;
  if (type !== 'MemberExpression' || computed === true || !isNode(property)) return [];
  const name = String(property['name']);
  if (/^(querySelector(All)?|closest|matches)$/.test(name)) return selectorFeatures(textsIn(call['arguments']).join(' '));
  return methods.get(name) === false && call['optional'] !== true ? [`.${name}()`] : [];
}

/** A fault of Chrome 90. */
function spreadsBehindChain(node: unknown): boolean {
  if (!isNode(node)) return false;
  const spreads = [node['arguments']].flat().some((argument) => isNode(argument) && argument.type === 'SpreadElement');
  return spreads || spreadsBehindChain(node['callee']) || spreadsBehindChain(node['object']);
}

function expressionFeatures([pattern = '', flags = '']: readonly string[]): string[] {
  const found: string[] = [];
  // Marked asks with this one, and catches the error
  if (/\(\?<[=!]/.test(pattern) && pattern !== '(?<=1)(?<!1)') found.push('lookbehind');
  if (/\(\?[ims-]+:/.test(pattern)) found.push('modifier of an expression');
  if (/^[a-z]*v[a-z]*$/.test(flags)) found.push('flag v of an expression');
  return found;
}

/** The constant texts of an expression. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  for (const node of [value].flat().filter(isNode)) {
    walk(node, true, (part) => {
      if (part.type === 'Literal' && typeof part['value'] === 'string') texts.push(part['value']);
      if (part.type === 'TemplateElement') texts.push((part['value'] as { raw: string }).raw);
    });
  }
  return texts;
}

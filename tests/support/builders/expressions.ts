import ts from 'typescript';

/** A regular expression of the source and how it is used. */
export interface Expression {
  /** `src/server/http/redirects.ts:62` */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
  readonly use: 'split' | 'replace' | 'test';
}

/** Every regular expression literal of a file, and every `new RegExp` whose source is constant. */
export function expressionsOf(path: string, text: string): Expression[] {
  // an .astro file parses as JSX, with TypeScript between its fences
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const constants = new Map<string, string>();
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const value = constantText(node.initializer, constants);
      if (value !== null) constants.set(node.name.getText(), value);
    }
    const read = readExpression(node, constants);
    if (read !== null) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${path}:${line}`, ...read, use: methodOf(node, read.flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readExpression(node: ts.Node, constants: ReadonlyMap<string, string>): Pick<Expression, 'source' | 'flags'> | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  const text = source === undefined ? null : constantText(source, constants);
  return text === null ? null : { source: text, flags: flags === undefined ? '' : (constantText(flags, constants) ?? '') };
}

function constantText(node: ts.Expression, constants: ReadonlyMap<string, string>): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const value = constants.get(expression.getText());
    return value === undefined ? null : value + literal.text;
  });
  return spans.includes(null) ? null : node.head.text + spans.join('');
}

function methodOf(node: ts.Node, flags: string): Expression['use'] {
  const { parent } = node;
  const isArgument = ts.isCallExpression(parent) && parent.arguments[0] === node && ts.isPropertyAccessExpression(parent.expression);
  const method = isArgument && ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name.text : '';
  if (method === 'split') return 'split';
  return method === 'replace' || flags.includes('g') ? 'replace' : 'test';
}

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const others = ['а', '\u0301', '\n'];
/** A replacement for each character class. */
const ofClass: Readonly<Record<string, string>> = {
  d: '0',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '/',
  S: 'a',
  p: 'a',
  P: 'a',
  n: '\n',
  b: 'a',
  B: 'a',
};
const usual = ['a', '0', '/', ' ', ...others];

/** Texts that make an expression read every character, each as a function of its length. */
function inputsFor(source: string): ((length: number) => string)[] {
  const own = new Set([...source.replace(/\\(.)/g, (_, escaped: string) => ofClass[escaped] ?? escaped), ...usual]);
  const single = [...printable, ...others].map((letter) => (length: number) => letter.repeat(length));
  const pairs = [...own].flatMap((outer) => [...own].filter((inner) => inner !== outer).map((inner) => [outer, inner] as const));
  const inTurn = pairs.map((pair) => (length: number) => pair.join('').repeat(length / 2));
  const around = pairs.map(
    ([outer, inner]) =>
      (length: number) =>
        outer + inner.repeat(length - 2) + outer,
  );
  return [...single, ...inTurn, ...around];
}

const runs = 5;
const noiseMs = 1;
const most = 3;
const lengths = [2, 6, 16].map((kilobytes) => kilobytes * 1024);

const longest = 16 * 1024;
const confirmations = 10;

/** An input for which twice the text takes more than three times as long; null if there is none. */
export function worseThanLinear({ source, flags, use }: Pick<Expression, 'source' | 'flags' | 'use'>): string | null {
  const expression = new RegExp(source, flags);
  const run = {
    split: (text: string) => text.split(expression),
    replace: (text: string) => text.replace(expression, ''),
    test: (text: string) => expression.test(text),
  }[use];
  // processor time, which other work on the machine does not lengthen
  const once = (text: string) => {
    const start = process.threadCpuUsage();
    run(text);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  // the first run compiles the expression, others may collect garbage
  const fastest = (text: string) => Math.min(...Array.from({ length: runs }, () => once(text)));
  const isWorse = (input: (length: number) => string) => {
    // uses the shortest text that takes longer than the noise: the longest would take minutes with cubic time
    const revealing = lengths.find((length) => {
      const text = input(length);
      const least = noiseMs * (length < longest ? 5 : 1);
      // the first run compiles the expression
      return once(text) >= least && once(text) >= least;
    });
    if (revealing === undefined) return false;
    // collecting the garbage of a split may take a millisecond; worse than linear expressions take far longer than three
    return fastest(input(revealing)) > most * Math.max(fastest(input(revealing / 2)), noiseMs);
  };
  // a busy machine may slow some measurements, but not so many in a row
  const isAlwaysWorse = (input: (length: number) => string) => Array.from({ length: confirmations }).every(() => isWorse(input));
  const found = inputsFor(source).find(isAlwaysWorse);
  return found === undefined ? null : found(8);
}

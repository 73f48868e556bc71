import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The JSON report of Vitest or Playwright, as far as the counts and the failures need it. */
export interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly VitestFile[];
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
  /** errors outside of tests */
  readonly errors?: readonly PlaywrightError[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** why no test of the file ran */
  readonly message?: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** Lines of one message, and failures of one step whose message is printed. */
const most = { lines: 30, messages: 20 };

/** Lines that do not tell what failed: places in a stack that are not in the project's files, and what the browser logged. */
const unrelated = /^\s+at .*(node_modules|node:internal|new Promise \(<anonymous>)|^Browser logs:|^<launch(ing|ed)>|^\[pid=\d+\]/;

/** The failed tests of a report, flaky ones too, and the errors that let no test run. */
export function failuresIn({ testResults = [], suites = [], errors = [] }: Report): Failure[] {
  const outside = errors.map(({ message = '' }) => ({ name: 'outside of the tests', message }));
  return [...outside, ...testResults.flatMap(failuresOfFile), ...suites.flatMap(failuresOfSuite)];
}

function failuresOfFile({ name, status, message = '', assertionResults }: VitestFile): Failure[] {
  const file = relative('.', name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ name: file, message }] : [];
  return failed.map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, message: failureMessages.join('\n') }));
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file} › ${title}${status === 'flaky' ? ' (passed when it ran again)' : ''}`,
        // a test runs twice when it fails: the first messages say the same as those of the second run
        message: (results.find(({ errors = [] }) => errors.length > 0)?.errors ?? []).map(({ message = '' }) => message).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * What is printed about a failed step: its failures with the first lines of their messages; where the report names none, the last lines of
 * the step's output.
 */
export function describeFailures(script: string, failures: readonly Failure[], output: string): string {
  const title = `── failed: npm run ${script}`;
  if (failures.length === 0) return [title, ...linesOf(output).slice(-most.lines)].join('\n');
  const described = failures.map(({ name, message }, index) => {
    const own = linesOf(message).filter((line) => !unrelated.test(line));
    const lines = index < most.messages ? own.slice(0, most.lines) : [];
    return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  return [title, ...described].join('\n');
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text).trimEnd().split(/\r?\n/);
}

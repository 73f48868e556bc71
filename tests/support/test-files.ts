import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The results of a test file. `failed` includes skipped tests and those that passed only on a retry. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly titles: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}

/** Runs files of the contract tests in a separate process. */
export async function runVitest(...files: readonly string[]): Promise<TestCount> {
  const { testResults } = await run<VitestReport>('vitest', (report) => ({
    args: ['run', '--project=api', ...files],
    env: { TEST_REPORT: report },
  }));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, failed: tests.length - passed, titles: tests.map(({ fullName }) => fullName) };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

/** Runs files of the browser tests on the built shop. @param env for the tests and the shops that they start */
export async function runPlaywright(files: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<TestCount> {
  const { stats } = await run<PlaywrightReport>('playwright', (report) => ({
    args: ['test', '--config', 'tests/configurations/playwright.config.ts', ...files],
    env: { ...env, TEST_REPORT: report },
  }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, titles: files };
}

interface Command {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Rejects when the run writes no report. @param command by the file of the report */
async function run<Report>(program: string, command: (report: string) => Command): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  const { args, env } = command(report);
  const child = spawn(join('node_modules/.bin', program), args, { stdio: 'ignore', env: { ...process.env, ...env } });
  process.once('exit', () => child.kill());
  await once(child, 'exit');
  if (!existsSync(report)) throw new Error(`${program} ${args.at(-1)} wrote no report`);
  const read = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return read;
}

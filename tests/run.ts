import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFailures, type Failure, failuresIn, type Report } from './support/failures.ts';
import { installPrograms } from './support/programs.ts';

/**
 * `npm test` runs all parts, `npm test -- api` one of them, `npm test -- e2e 1/4` a quarter of the browser tests. What tests start is
 * installed first; with `--no-install` a missing program is named with its command.
 * A part has steps, and lists of one step run at the same time: the type check and each build use one core.
 * After the last step come the failures of all, because the end of a log is read first. The last line counts tests; a script without tests
 * counts as one.
 */
const parts: Readonly<Record<string, readonly (readonly (readonly string[])[])[]>> = {
  check: [[['lint', 'unused', 'unit'], ['types']]],
  api: [[['api']]],
  stories: [[['storybook:build']], [['test:stories']]],
  e2e: [[['build']], [['e2e']]],
};
const compileCache = fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url));
const options = process.argv.slice(2);
const mayInstall = !options.includes('--no-install');
const shard = options.find((option) => /^\d+\/\d+$/.test(option));
const names = options.filter((option) => option !== '--no-install' && option !== shard);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const steps = (names.length > 0 ? names : Object.keys(parts)).flatMap((name) => parts[name] ?? []);

interface Result {
  readonly script: string;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  readonly output: string;
}

/** Runs one npm script. Output is printed as it comes when the script runs alone, otherwise when it ends. */
async function run(script: string, isAlone: boolean): Promise<Result> {
  const report = join(tmpdir(), `tests-${process.pid}-${script.replace(':', '-')}.json`);
  const env = {
    ...process.env,
    TEST_REPORT: report,
    ASTRO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // hundreds of processes compile the same modules
    NODE_COMPILE_CACHE: compileCache,
  };
  const started = performance.now();
  if (isAlone) console.info(`\n── npm run ${script}`);
  // uses a shell, because npm is a script on Windows
  const shardOption = script === 'e2e' && shard !== undefined ? ` -- --shard=${shard}` : '';
  const child = spawn(`npm run --silent ${script}${shardOption}`, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: true });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isAlone) process.stdout.write(chunk);
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const output = Buffer.concat(chunks).toString();
  if (!isAlone) console.info(`\n── npm run ${script}\n${output}`);
  console.info(`npm run ${script}: ${Math.round((performance.now() - started) / 1000)} s`);
  return { script, output, ...resultOf(report, status === 0) };
}

function resultOf(file: string, isOk: boolean): Pick<Result, 'passed' | 'failed' | 'failures'> {
  if (!existsSync(file)) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  const { numPassedTests, numFailedTests, stats } = report;
  const failed = numFailedTests ?? (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: numPassedTests ?? stats?.expected ?? 0, failed: isOk ? failed : Math.max(failed, 1), failures: failuresIn(report) };
}

async function runInTurn(scripts: readonly string[], isAlone: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const script of scripts) results.push(await run(script, isAlone));
  return results;
}

try {
  installPrograms(mayInstall);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const results: Result[] = [];
for (const lists of steps) results.push(...(await Promise.all(lists.map((scripts) => runInTurn(scripts, lists.length === 1)))).flat());
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const result of results.filter((entry) => entry.failed > 0)) {
  console.info(`\n${describeFailures(result.script, result.failures, result.output)}`);
}
console.info(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

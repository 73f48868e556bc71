import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run check` runs the fast npm scripts, `npm test` all of them. Lists of one step run at the same time: the type check uses one core.
 * The last line counts tests; a script without tests counts as one.
 */
const check = [[['lint', 'unused', 'unit'], ['types']]];
const all = [...check, [['api']], [['test:stories']], [['storybook:build']], [['build']], [['e2e']]];
const steps = process.argv[2] === 'check' ? check : all;

interface Count {
  readonly script: string;
  readonly passed: number;
  readonly failed: number;
}

/** The JSON reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Runs one npm script. Output is printed as it comes when the script runs alone, otherwise when it ends. */
async function run(script: string, isAlone: boolean): Promise<Count> {
  const report = join(tmpdir(), `tests-${process.pid}-${script.replace(':', '-')}.json`);
  const env = { ...process.env, TEST_REPORT: report, ASTRO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const started = performance.now();
  if (isAlone) console.info(`\n── npm run ${script}`);
  // uses a shell, because npm is a script on Windows
  const child = spawn(`npm run --silent ${script}`, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env,
    shell: true,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  if (!isAlone) console.info(`\n── npm run ${script}\n${Buffer.concat(output)}`);
  console.info(`npm run ${script}: ${Math.round((performance.now() - started) / 1000)} s`);
  return { script, ...countOf(report, status === 0) };
}

function countOf(report: string, isOk: boolean): Omit<Count, 'script'> {
  if (!existsSync(report)) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(report);
  const failed = numFailedTests ?? (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: numPassedTests ?? stats?.expected ?? 0, failed: isOk ? failed : Math.max(failed, 1) };
}

async function runInTurn(scripts: readonly string[], isAlone: boolean): Promise<Count[]> {
  const counts: Count[] = [];
  for (const script of scripts) counts.push(await run(script, isAlone));
  return counts;
}

const counts: Count[] = [];
for (const lists of steps) counts.push(...(await Promise.all(lists.map((scripts) => runInTurn(scripts, lists.length === 1)))).flat());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const count of counts.filter((entry) => entry.failed > 0)) console.info(`failed: npm run ${count.script} (${count.failed})`);
console.info(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm run check` runs the fast npm scripts, `npm test` all of them. The last line counts tests; a script without tests counts as one. */
const fast = ['lint', 'unused', 'types', 'unit'];
const scripts = process.argv[2] === 'check' ? fast : [...fast, 'api', 'test:stories', 'storybook:build', 'build', 'e2e'];

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The JSON reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

function run(script: string): Count {
  console.info(`\n── npm run ${script}`);
  const report = join(tmpdir(), `tests-${process.pid}.json`);
  const env = { ...process.env, TEST_REPORT: report, ASTRO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  // uses a shell, because npm is a script on Windows
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', env, shell: true });
  if (!existsSync(report)) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(report);
  const passed = numPassedTests ?? stats?.expected ?? 0;
  const failed = numFailedTests ?? (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

const counts = scripts.map((script) => ({ script, ...run(script) }));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const count of counts.filter((entry) => entry.failed > 0)) console.info(`failed: npm run ${count.script} (${count.failed})`);
console.info(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm test` runs every step; `npm run check` the fast ones. The closing line counts tests and steps. */

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly isFast: boolean;
  /** where the runner writes its JSON report; a step without one counts as one test */
  readonly report?: { readonly file: string; readonly count: (report: Record<string, unknown>) => Count };
}

const vitestReport = join(tmpdir(), `vitest-${process.pid}.json`);
const playwrightReport = join(tmpdir(), `playwright-${process.pid}.json`);
const vitest = [
  'vitest',
  'run',
  '--config',
  'tests/configurations/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${vitestReport}`,
];
const isCheck = process.argv[2] === 'check';

const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'], isFast: true },
  { name: 'format of .astro', command: ['prettier', '--check', '--log-level', 'warn', 'src/**/*.astro'], isFast: true },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'], isFast: true },
  { name: 'unused code', command: ['knip', '--no-progress'], isFast: true },
  {
    name: 'unit, house and contract tests',
    command: isCheck ? [...vitest, 'src', 'tests/architecture'] : vitest,
    isFast: true,
    report: { file: vitestReport, count: countVitest },
  },
  {
    name: 'stories in a browser',
    command: vitest.with(3, 'tests/configurations/vitest.stories.config.ts'),
    isFast: false,
    report: { file: vitestReport, count: countVitest },
  },
  { name: 'workbench', command: ['storybook', 'build', '-o', 'dist-storybook', '--quiet', '--disable-telemetry'], isFast: false },
  { name: 'build', command: ['astro', 'build'], isFast: false },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'tests/configurations/playwright.config.ts'],
    isFast: false,
    report: {
      file: playwrightReport,
      count: (report) => {
        const { expected, unexpected, flaky } = report['stats'] as Record<string, number>;
        return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
      },
    },
  },
];

function countVitest(report: Record<string, unknown>): Count {
  return { passed: Number(report['numPassedTests']), failed: Number(report['numFailedTests']) };
}

function run(step: Step): Count {
  console.info(`\n── ${step.name}`);
  const [program = '', ...rest] = step.command;
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    ASTRO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
  const { status } = spawnSync(join('node_modules/.bin', program), rest, { stdio: 'inherit', env });
  const isFine = status === 0;
  if (step.report === undefined || !existsSync(step.report.file)) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  const count = step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')) as Record<string, unknown>);
  rmSync(step.report.file);
  return isFine || count.failed > 0 ? count : { ...count, failed: 1 };
}

const counts = steps.filter((step) => step.isFast || !isCheck).map((step) => ({ name: step.name, ...run(step) }));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const count of counts.filter((entry) => entry.failed > 0)) console.info(`failed: ${count.name} (${count.failed})`);
console.info(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

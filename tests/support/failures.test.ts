import { expect, test } from 'vitest';
import { describeFailures, failuresIn, type Report } from './failures.ts';

const vitest: Report = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'divides', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m', 'and an error of the console'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'b.ts was not found', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
};

const playwright: Report = {
  errors: [{ message: 'a worker ended' }],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'opens',
              file: 'home.spec.ts',
              tests: [
                { projectName: 'phone', status: 'expected', results: [{ errors: [] }] },
                {
                  projectName: 'desktop',
                  status: 'unexpected',
                  results: [{ errors: [{ message: 'no heading' }] }, { errors: [{ message: 'no heading' }] }],
                },
              ],
            },
            {
              title: 'closes',
              file: 'home.spec.ts',
              tests: [{ projectName: 'phone', status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, {}] }],
            },
          ],
        },
      ],
    },
  ],
};

test('a report of Vitest names failed tests and files whose tests did not run', () => {
  expect(failuresIn(vitest)).toEqual([
    { name: 'a.test.ts › divides', message: '\u001b[31mexpected 1\u001b[39m\nand an error of the console' },
    { name: 'b.test.ts', message: 'b.ts was not found' },
  ]);
});

test('a report of Playwright names failed and flaky tests with their screen, and errors outside of tests', () => {
  expect(failuresIn(playwright)).toEqual([
    { name: 'outside of the tests', message: 'a worker ended' },
    { name: '[desktop] home.spec.ts › opens', message: 'no heading' },
    { name: '[phone] home.spec.ts › closes (passed when it ran again)', message: 'too late' },
  ]);
});

test('a report without tests has no failures', () => {
  expect(failuresIn({})).toEqual([]);
});

test('a failure is printed with the first 30 lines of its message, without the colors of a terminal', () => {
  const message = Array.from({ length: 40 }, (_, index) => `\u001b[31mline ${index + 1}\u001b[39m`).join('\n');
  const lines = describeFailures('unit', [{ name: 'a.test.ts › adds', message }], '').split('\n');
  expect(lines).toHaveLength(32);
  expect([lines[0], lines[1], lines[2], lines.at(-1)]).toEqual([
    '── failed: npm run unit',
    '✗ a.test.ts › adds',
    '    line 1',
    '    line 30',
  ]);
});

test('of a stack only the places in files of the project are printed, and nothing that the browser logged', () => {
  const message = `no heading
Browser logs:
<launching> /usr/bin/chromium --headless
<launched> pid=7
[pid=7][err] Failed to connect to the bus
    at tests/e2e/home.spec.ts:4:5
    at run (file:///shop/node_modules/vitest/dist/run.js:1:2)
    at node:internal/process:1:2`;
  expect(
    describeFailures('unit', [{ name: 'a.test.ts › adds', message }], '')
      .split('\n')
      .slice(2),
  ).toEqual(['    no heading', '        at tests/e2e/home.spec.ts:4:5']);
});

test('of many failures every name is printed, and the message of the first 20', () => {
  const failures = Array.from({ length: 25 }, (_, index) => ({ name: `test ${index + 1}`, message: 'wrong' }));
  const lines = describeFailures('e2e', failures, '').split('\n');
  expect(lines.filter((line) => line === '    wrong')).toHaveLength(20);
  expect(lines.at(-1)).toBe('✗ test 25');
});

test('of a step without a report the last 30 lines of its output are printed', () => {
  const output = Array.from({ length: 50 }, (_, index) => `line ${index + 1}`).join('\r\n');
  const lines = describeFailures('build', [], `${output}\n`).split('\n');
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([31, 'line 21', 'line 50']);
});

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a process prints that writes these statements and ends at once. */
function printedBy(statements: string): string[] {
  const program = `import { log, requestLog } from '${new URL('./log.ts', import.meta.url).href}'; ${statements}; process.exit(0);`;
  const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], LOG_LEVEL: 'info' } } as const;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], options).trim().split('\n');
}

test('every line is written in order, also by a process that ends at once', () => {
  const lines = printedBy("for (let n = 0; n < 500; n++) n % 2 ? log.info({ n }) : requestLog.info({ n, path: '/' })").map((line) =>
    JSON.parse(line),
  );
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, n) => n));
  expect(lines[0]).toEqual({ level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), n: 0, path: '/' });
});

test('personal data is not written', () => {
  const [line = ''] = printedBy("log.info({ phone: '998901112233', customer: { firstName: 'Dilnoza', id: 1 } }, 'seen')");
  expect(line).not.toMatch(/9989|Dilnoza/);
  expect(JSON.parse(line)).toMatchObject({ customer: { id: 1 }, msg: 'seen' });
});

import { expect, test } from 'vitest';
import { postgresProblem, sqliteProblem } from './database-problem.ts';

const url = 'postgres://shop:secret@db.example:6543/orders';
const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

const reported: readonly (readonly [failure: Error, problem: string])[] = [
  [
    failure('password authentication failed for user "shop"', { code: '28P01' }),
    'PostgreSQL at db.example:6543 rejects the user shop: fix user and password in DATABASE_URL.',
  ],
  [
    failure('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'PostgreSQL at db.example:6543 rejects the user shop: fix user and password in DATABASE_URL.',
  ],
  [
    failure('getaddrinfo ENOTFOUND db.example', { code: 'ENOTFOUND' }),
    "PostgreSQL at db.example:6543 can't be reached: start it, or fix DATABASE_URL.",
  ],
  [
    failure('The server does not support SSL connections'),
    'PostgreSQL at db.example:6543 and DATABASE_URL disagree about TLS: The server does not support SSL connections.',
  ],
];

for (const [error, problem] of reported) {
  test(`an error of PostgreSQL is reported without the password: ${error.message}`, () => {
    expect(postgresProblem(error, url)).toBe(problem);
  });
}

test('an error of the embedded database is reported with its file and a solution', () => {
  const file = '/srv/shop/storefront.sqlite';
  const problemOf = (errcode: number) => sqliteProblem(failure('SQLite', { errcode }), '/srv/shop');
  expect(problemOf(8)).toBe(
    `${file} can't be opened for writing: give its folder to the user who runs the shop, or choose another DATA_DIR.`,
  );
  expect(problemOf(5)).toBe(`${file} is held by another program: end that one first.`);
  expect(problemOf(13)).toBe(`${file} can't be written: free space on its disk.`);
  expect(problemOf(11)).toBe(`${file} is damaged: put a backup in its place with "npm run restore -- FILE".`);
});

test('an error that is not an operator problem keeps its stack', () => {
  expect(postgresProblem(failure('syntax error', { code: '42601' }), url)).toBeNull();
  expect(sqliteProblem(failure('SQL logic error', { errcode: 1 }), '/srv/shop')).toBeNull();
});

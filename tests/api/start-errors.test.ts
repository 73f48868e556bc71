import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withDatabase } from '#server/db/with-database.ts';
import { createDatabase, type TestDatabase } from '../support/shop/backends.ts';
import { runEntry } from '../support/shop/run-entry.ts';

/** The first step of `npm run dev` and, after a build, of `npm start`. */
const start = (env: Readonly<Record<string, string>>) => runEntry('cli/prepare.ts', [], env);

/** Hashes of every file in the folder, by name. */
function hashesOf(folder: string): Record<string, string> {
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, hash(name)]),
  );
}

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-'));
  file = join(folder, 'storefront.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...statements: string[]): void {
  const database = new DatabaseSync(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

async function makeShop(): Promise<void> {
  expect((await start({ DATA_DIR: folder })).code).toBe(0);
}

const oneSentence = /^[^\n]+\.\n$/;

describe('an unsupported embedded database stops the start with one sentence and is not changed', () => {
  const rejected: Record<string, { readonly make: () => Promise<void> | void; readonly reported: readonly string[] }> = {
    'random bytes': { make: () => writeFileSync(file, randomBytes(8_192)), reported: ['npm run restore -- FILE', 'DATA_DIR'] },
    'a file that was cut off': {
      async make() {
        await makeShop();
        truncateSync(file, 40_960);
      },
      reported: ['npm run restore -- FILE', 'DATA_DIR'],
    },
    'tables of another program': { make: () => write('create table orders (id text)'), reported: ['DATA_DIR'] },
    'tables of another program in write-ahead mode': {
      make: () => write('pragma journal_mode = wal', 'create table orders (id text)'),
      reported: ['DATA_DIR'],
    },
    'migrations of another program': {
      make: () => write('create table orders (id text)', "create table kysely_migration as select '2020-init' as name"),
      reported: ['DATA_DIR'],
    },
    'migrations of another program with a name like ours': {
      make: () => write('create table notes (id text)', "create table kysely_migration as select '0001-create-tables' as name"),
      reported: ['DATA_DIR'],
    },
    'a newer version': {
      async make() {
        await makeShop();
        write("insert into kysely_migration (name, timestamp) values ('0099-future', '2030-01-01')");
      },
      reported: ['0099-future', 'newer version', 'DATA_DIR'],
    },
  };
  for (const [name, { make, reported }] of Object.entries(rejected)) {
    test(name, async () => {
      await make();
      const before = hashesOf(folder);
      const { code, errors } = await start({ DATA_DIR: folder });
      expect(code).toBe(1);
      expect(errors).toMatch(oneSentence);
      for (const part of [file, ...reported]) expect(errors).toContain(part);
      expect(hashesOf(folder)).toEqual(before);
    });
  }

  test('a file instead of the folder', async () => {
    writeFileSync(file, 'something');
    for (const dataDir of [file, join(file, 'data')]) {
      const { code, errors } = await start({ DATA_DIR: dataDir });
      expect([code, errors]).toEqual([1, expect.stringMatching(oneSentence)]);
      expect(errors).toContain(`DATA_DIR is ${dataDir}`);
    }
    expect(readFileSync(file, 'utf8')).toBe('something');
  });

  test('a folder without permission to write', async () => {
    const dataDir = join(folder, 'closed');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    await asSomebody(async () => {
      for (const path of [dataDir, join(dataDir, 'data')]) {
        const opened = withDatabase({ databaseUrl: null, dataDir: path }, async () => null);
        await expect(opened).rejects.toThrow(new RegExp(`^[^\n]*${path}[^\n]*DATA_DIR[^\n]*\\.$|^DATA_DIR is ${path}[^\n]*\\.$`));
      }
    });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('the commands reject it with the same sentence', async () => {
    write('create table orders (id text)');
    const before = hashesOf(folder);
    const commands: [string, string[]][] = [
      ['cli/catalog.ts', ['export']],
      ['cli/data.ts', ['backup', join(folder, 'copy.sqlite')]],
      ['cli/data.ts', ['move', 'postgres://shop@127.0.0.1:1/shop']],
    ];
    const { errors } = await start({ DATA_DIR: folder });
    for (const [program, args] of commands) {
      expect(await runEntry(program, args, { DATA_DIR: folder })).toMatchObject({ code: 1, errors });
    }
    expect(hashesOf(folder)).toEqual(before);
  });
});

/** Runs the work as an unprivileged user, because permissions do not apply to the superuser. */
async function asSomebody(work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    process.seteuid?.(65_534);
  }
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('an unsupported PostgreSQL database stops the start with one sentence', () => {
  let database: TestDatabase;
  let url: URL;
  beforeEach(async () => {
    database = await createDatabase('postgres', null);
    url = new URL(String(database.place.databaseDirectUrl));
  });
  afterEach(() => database.remove());

  const sendRequest = async (statement: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows as Record<string, unknown>[];
  };
  const rejection = async (address: URL) => {
    const { code, errors } = await start({ DATABASE_URL: address.href, DATA_DIR: folder });
    expect([code, errors]).toEqual([1, expect.stringMatching(oneSentence)]);
    expect(errors).not.toContain('secret');
    return errors;
  };
  const withParts = (parts: Partial<URL>) => Object.assign(new URL(url), parts);

  test('tables of another program', async () => {
    await sendRequest('create table orders (id text)');
    expect(await rejection(url)).toMatch(/holds tables of something else \(orders\).*DATABASE_URL/);
    expect(await sendRequest("select count(*)::int as count from pg_tables where schemaname = 'public'")).toEqual([{ count: 1 }]);
  });

  test('a newer version', async () => {
    expect((await start({ DATABASE_URL: url.href, DATA_DIR: folder })).code).toBe(0);
    await sendRequest("insert into kysely_migration (name, timestamp) values ('0099-future', '2030-01-01')");
    expect(await rejection(url)).toMatch(/newer version of the shop \(0099-future\)/);
  });

  test('no server at that address', async () => {
    expect(await rejection(withParts({ port: '1', password: 'secret' }))).toBe(
      "PostgreSQL at 127.0.0.1:1 can't be reached: start it, or fix DATABASE_URL.\n",
    );
  });

  test('no such database', async () => {
    expect(await rejection(withParts({ pathname: '/nowhere' }))).toMatch(/has no database nowhere: .*DATABASE_URL/);
  });

  test('a user without permission to create tables', async () => {
    const user = `visitor_${url.pathname.slice(6)}`;
    await sendRequest(`create role ${user} login`);
    await sendRequest('revoke create on schema public from public');
    expect(await rejection(withParts({ username: user, password: 'secret' }))).toContain(`lets ${user} make no tables`);
  });

  test('a wrong user or password', async () => {
    expect(await rejection(withParts({ username: 'stranger', password: 'secret' }))).toMatch(/rejects the user stranger: .*DATABASE_URL/);
  });
});

describe('a public shop does not open as a demo by accident', () => {
  const publicSite = { SITE_URL: 'https://shop.example', SMS: 'console' };
  const cases: Record<string, () => Promise<void> | void> = {
    'no folder': () => rmSync(folder, { recursive: true }),
    'an empty folder': () => {},
    'a file of 0 bytes': () => writeFileSync(file, ''),
    'a database that a demo filled': makeShop,
    'a database without a restaurant': async () => {
      expect((await start({ DATA_DIR: folder, DEMO: '0' })).code).toBe(0);
    },
  };
  for (const [name, make] of Object.entries(cases)) {
    test(`${name}: rejected until DEMO is set`, async () => {
      await make();
      const before = existsSync(folder) ? hashesOf(folder) : null;
      const { code, output, errors } = await start({ ...publicSite, DATA_DIR: folder });
      expect([code, output, errors]).toEqual([1, '', expect.stringMatching(oneSentence)]);
      for (const part of [`DATA_DIR is ${folder}`, 'DEMO=1', 'DEMO=0']) expect(errors).toContain(part);
      expect(existsSync(folder) ? hashesOf(folder) : null).toEqual(before);
      for (const DEMO of ['0', '1']) expect((await start({ ...publicSite, DATA_DIR: folder, DEMO })).code).toBe(0);
    });
  }

  test('a shop with its own catalog needs no DEMO', async () => {
    await makeShop();
    write("delete from meta where key = 'demo-filled'");
    expect((await start({ ...publicSite, DATA_DIR: folder })).code).toBe(0);
  });

  test('on PostgreSQL an empty database remains an empty shop', async () => {
    const database = await createDatabase('postgres');
    const { code } = await start({ ...publicSite, DATA_DIR: folder, DATABASE_URL: String(database.place.databaseUrl) });
    const rows = await database.connection.db.selectFrom('catalogue').select('id').execute();
    await database.remove();
    expect([code, rows]).toEqual([0, []]);
  });
});

test('a reset that cannot read its folder fails, and one without a folder has nothing to remove', async () => {
  writeFileSync(file, 'not a folder');
  const failed = await runEntry('cli/reset.ts', [], { DATA_DIR: file });
  expect([failed.code, failed.output]).toEqual([1, '']);
  expect(failed.errors).toMatch(oneSentence);
  const missing = await runEntry('cli/reset.ts', [], { DATA_DIR: join(folder, 'missing') });
  expect(missing.code).toBe(0);
});

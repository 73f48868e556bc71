import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/modules/catalog/site-settings.ts';
import former from '../support/builders/settings-of-0011.json' with { type: 'json' };
import { createDatabase, type TestDatabase } from '../support/shop/backends.ts';
import { postgresPrograms } from '../support/shop/postgres.ts';
import { type Ended, runEntry } from '../support/shop/run-entry.ts';

const oneSentence = /^[^\n]+\.\n$/;

let template = '';
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'backup-'));
  expect((await runEntry('cli/prepare.ts', [], { DATA_DIR: template })).code).toBe(0);
});
afterAll(() => rmSync(template, { recursive: true }));

let folder = '';
let dataDir = '';
let database = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'data');
  database = join(dataDir, 'storefront.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (command: string, file: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runEntry('cli/data.ts', [command, join(folder, file)], { DATA_DIR: dataDir, ...env });

/** The database file of a shop with the demo. */
function copyShop(): void {
  mkdirSync(dataDir);
  copyFileSync(join(template, 'storefront.sqlite'), database);
}

function write(file: string, ...statements: string[]): void {
  const opened = new DatabaseSync(file);
  for (const statement of statements) opened.exec(statement);
  opened.close();
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const demoMarks = () => {
  const opened = new DatabaseSync(database, { readOnly: true });
  const { marks } = opened.prepare("select count(*) as marks from meta where key = 'demo-filled'").get() ?? {};
  opened.close();
  return marks;
};

describe('data files are accessible to their owner only', () => {
  test('database, tokens, backups and the database saved by a restore are in a folder that only its owner can open', async () => {
    expect((await runEntry('cli/prepare.ts', [], { DATA_DIR: dataDir })).code).toBe(0);
    expect((await run('backup', 'copy.sqlite')).code).toBe(0);
    expect((await run('restore', 'copy.sqlite')).code).toBe(0);
    const connection = await connect({ databaseUrl: null, dataDir });
    await connection.db.insertInto('meta').values({ key: 'log', value: '1' }).execute();
    const modes = Object.fromEntries(
      readdirSync(dataDir).map((name) => [name.replace(/restore-.+\.sqlite$/, 'restore'), modeOf(join(dataDir, name))]),
    );
    await connection.close();
    expect(modes).toEqual({
      'before-restore': '600',
      'editor-token': '600',
      'staff-token': '600',
      'storefront.sqlite': '600',
      'storefront.sqlite-shm': '600',
      'storefront.sqlite-wal': '600',
    });
    expect([modeOf(dataDir), modeOf(join(folder, 'copy.sqlite'))]).toEqual(['700', '600']);
  });

  test('a database that other users can read becomes private; the mode of its folder is unchanged', async () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    write(database, 'pragma journal_mode = wal');
    chmodSync(database, 0o644);
    expect((await runEntry('cli/prepare.ts', [], { DATA_DIR: dataDir })).code).toBe(0);
    expect([modeOf(dataDir), modeOf(database)]).toEqual(['755', '600']);
  });
});

describe('a restore that fails prints one sentence and changes nothing', () => {
  const wrong: Record<string, { readonly make: (file: string) => void; readonly reported: string }> = {
    'no such file': { make: () => {}, reported: 'There is no file' },
    'an empty file': { make: (file) => writeFileSync(file, ''), reported: 'is not a whole database of this shop' },
    'random bytes': { make: (file) => writeFileSync(file, 'no database'.repeat(900)), reported: 'is not a whole database of this shop' },
    'a database of another program': {
      make: (file) => write(file, 'create table orders (id text)'),
      reported: 'is not a whole database of this shop',
    },
    'a backup that was cut off': {
      make(file) {
        write(database, `vacuum into '${file}'`);
        truncateSync(file, 40_960);
      },
      reported: 'is not a whole database of this shop',
    },
    'a backup with a damaged page': {
      make(file) {
        write(database, `vacuum into '${file}'`);
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0xff, bytes.length - 4_096));
      },
      reported: 'is not a whole database of this shop',
    },
    'a backup of a newer version': {
      make(file) {
        write(database, `vacuum into '${file}'`);
        write(file, "insert into kysely_migration (name, timestamp) values ('0099-future', '2030-01-01')");
      },
      reported: 'newer version of the shop (0099-future)',
    },
  };
  for (const [name, { make, reported }] of Object.entries(wrong)) {
    test(name, async () => {
      copyShop();
      make(join(folder, 'wrong.sqlite'));
      const before = [readdirSync(folder), readdirSync(dataDir), readFileSync(database).toString('base64')];
      const { code, errors } = await run('restore', 'wrong.sqlite');
      expect([code, errors]).toEqual([1, expect.stringMatching(oneSentence)]);
      for (const part of [join(folder, 'wrong.sqlite'), reported]) expect(errors).toContain(part);
      expect([readdirSync(folder), readdirSync(dataDir), readFileSync(database).toString('base64')]).toEqual(before);
    });
  }

  test('with DATABASE_URL the message names the program that restores', async () => {
    const { code, errors } = await run('restore', 'copy.sqlite', { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^[^\n]*pg_restore[^\n]*\.\n$/)]);
  });
});

describe('a restore replaces a database that this version does not support', () => {
  const lost: Record<string, { readonly lose: () => void; readonly isKept: boolean }> = {
    'random bytes': { lose: () => writeFileSync(database, 'no database'.repeat(900)), isKept: true },
    'a file that was cut off': { lose: () => truncateSync(database, 40_960), isKept: true },
    'a file of 0 bytes': { lose: () => truncateSync(database, 0), isKept: true },
    'a newer version': {
      lose: () => write(database, "insert into kysely_migration (name, timestamp) values ('0099-future', '2030-01-01')"),
      isKept: true,
    },
    'no folder': { lose: () => rmSync(dataDir, { recursive: true }), isKept: false },
  };
  for (const [name, { lose, isKept }] of Object.entries(lost)) {
    test(name, async () => {
      copyShop();
      expect((await run('backup', 'copy.sqlite')).code).toBe(0);
      lose();
      const bytes = isKept ? readFileSync(database) : null;
      expect(await run('restore', 'copy.sqlite')).toMatchObject({ code: 0, errors: '' });
      expect(demoMarks()).toBe(1);
      const former = readdirSync(dataDir).filter((found) => found.startsWith('before-restore'));
      expect(former.map((found) => readFileSync(join(dataDir, found)))).toEqual(bytes === null ? [] : [bytes]);
      expect((await runEntry('cli/prepare.ts', [], { DATA_DIR: dataDir })).code).toBe(0);
    });
  }
});

/** Added since the settings have the domain's names. */
const laterTables = [
  ...['pictures', 'picture_files', 'picture_fetches', 'site_pages'],
  ...['content_plans', 'content_log', 'content_comments', 'editor_presence'],
  ...['team', 'team_sessions', 'catalog_changes', 'catalog_plans', 'catalog_versions', 'catalog_version_records'],
  ...['content_changes', 'publication_plans', 'discarded_changes'],
  ...['table_seats', 'shared_tables', 'refunds_due', 'payment_attempts', 'merchant_accounts', 'receipt_tasks', 'receipts', 'receipt_lines'],
  ...['report_hours', 'report_shares', 'order_feedback', 'courier_positions', 'courier_hand_ins'],
  ...['counter_screens', 'printers', 'print_jobs'],
  ...['message_channels', 'telegram_messages', 'telegram_updates', 'message_targets', 'message_codes', 'telegram_people'],
  ...['telegram_groups', 'team_telegram', 'telegram_codes', 'notices', 'mailings', 'mailing_drafts', 'mailing_consents', 'sent_codes'],
];

const laterIndexes = [
  ...['orders_by_phone', 'orders_by_name', 'orders_by_day', 'orders_by_restaurant', 'orders_by_total', 'orders_without_keys'],
  ...['customers_by_phone_back', 'customers_by_name', 'customers_without_keys', 'orders_to_return'],
  ...['orders_of_courier', 'orders_with_cash', 'outbox_event_of_target', 'outbox_failed'],
];

test('a restore migrates a backup of the version that stored settings under their API names', async () => {
  copyShop();
  const old = JSON.stringify(former.published).replaceAll("'", "''");
  write(
    database,
    `update site_settings set settings = '${old}'`,
    "delete from kysely_migration where name >= '0012'",
    ...laterTables.map((table) => `drop table ${table}`),
    ...['content_versions', 'content_schedule'].map((table) => `alter table ${table} drop column pages`),
    'alter table challenges drop column purpose',
    'alter table sessions drop column telegram_id',
    'drop index catalogue_order',
    'drop index orders_in_work',
    'drop index orders_to_count',
    'alter table orders drop column counted',
    'drop index orders_with_offer',
    'alter table orders drop column offer_until',
    'alter table order_history drop column change',
    ...laterIndexes.map((index) => `drop index ${index}`),
    ...['orders', 'customers'].flatMap((table) => ['phone_back', 'name_key'].map((column) => `alter table ${table} drop column ${column}`)),
    ...['courier_id', 'courier', 'courier_cash', 'hand_in', 'return_due'].map((column) => `alter table orders drop column ${column}`),
    ...['target_id', 'failure'].map((column) => `alter table outbox drop column ${column}`),
    'create unique index outbox_event_of_channel on outbox (history_id, channel)',
    ...['note', 'block_reason', 'blocked_by', 'blocked_at', 'is_unverified'].map((column) => `alter table customers drop column ${column}`),
    ...['by', 'note'].map((column) => `alter table loyalty_ledger drop column ${column}`),
  );
  copyFileSync(database, join(folder, 'old.sqlite'));
  rmSync(database);
  expect(await run('restore', 'old.sqlite')).toMatchObject({ code: 0, errors: '' });
  const connection = await connect({ databaseUrl: null, dataDir });
  const settings = await readSettings(connection.db);
  await connection.close();
  expect(settings).toMatchObject({ callCenterPhone: former.published.callCanterPhone, legalName: { en: 'Namuna LLC' }, preorderDays: 7 });
});

test('an unsupported database is not moved while another program has it open', async () => {
  copyShop();
  copyFileSync(database, join(folder, 'copy.sqlite'));
  const opened = new DatabaseSync(database);
  opened.exec("insert into kysely_migration (name, timestamp) values ('0099-future', '2030-01-01')");
  const before = readdirSync(dataDir);
  const { code, errors } = await run('restore', 'copy.sqlite');
  const left = readdirSync(dataDir);
  opened.close();
  expect([code, errors, left]).toEqual([1, `${database} is in use: stop the shop first.\n`, before]);
});

describe('a backup that can not be written prints one sentence and leaves no file', () => {
  test('no such folder, an existing file, no database', async () => {
    expect((await run('backup', 'copy.sqlite')).errors).toMatch(/^There is no database at [^\n]+ set DATA_DIR\.\n$/);
    copyShop();
    writeFileSync(join(folder, 'there.sqlite'), 'something');
    for (const file of ['nowhere/copy.sqlite', 'there.sqlite', 'data']) {
      const { code, errors } = await run('backup', file);
      expect([code, errors]).toEqual([1, expect.stringMatching(oneSentence)]);
      expect(errors).toContain(join(folder, file));
    }
    expect(readdirSync(folder).sort()).toEqual(['data', 'there.sqlite']);
    expect(readFileSync(join(folder, 'there.sqlite'), 'utf8')).toBe('something');
  });
});

describe('a backup of PostgreSQL', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  const programs = { PATH: [postgresPrograms(), process.env['PATH']].join(delimiter) };
  beforeEach(async () => {
    source = await createDatabase('postgres');
    target = await createDatabase('postgres', null);
    await source.connection.db.insertInto('meta').values({ key: 'told', value: 'oʻzbekcha' }).execute();
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
  });
  const urlOf = ({ place }: TestDatabase) => {
    const url = new URL(String(place.databaseDirectUrl));
    url.password = 'secret';
    return url.href;
  };

  test('is a pg_dump file that only its owner can read, and pg_restore restores it into another database', async () => {
    const { code, output, errors } = await run('backup', 'shop.dump', { ...programs, DATABASE_URL: urlOf(source) });
    expect([code, errors]).toEqual([0, '']);
    expect(output).not.toContain('secret');
    const file = join(folder, 'shop.dump');
    expect([modeOf(file), readFileSync(file, 'latin1').slice(0, 5), readdirSync(folder)]).toEqual(['600', 'PGDMP', ['shop.dump']]);
    execFileSync(join(postgresPrograms(), 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${urlOf(target)}`, file]);
    await migrate(target.connection);
    const row = await target.connection.db.selectFrom('meta').select('value').where('key', '=', 'told').executeTakeFirst();
    expect(row?.value).toBe('oʻzbekcha');
  });

  test('prints one sentence without the password when it fails, and leaves no file', async () => {
    const away = await run('backup', 'shop.dump', { ...programs, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    const noProgram = await run('backup', 'shop.dump', { PATH: folder, DATABASE_URL: urlOf(source) });
    for (const [{ code, errors }, reported] of [
      [away, 'database shop of PostgreSQL at 127.0.0.1:1 was not backed up'],
      [noProgram, "pg_dump can't be run"],
    ] as const) {
      expect([code, errors]).toEqual([1, expect.stringMatching(oneSentence)]);
      expect(errors).toContain(reported);
      expect(errors).not.toContain('secret');
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});

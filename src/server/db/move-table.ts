import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Rows are sent in batches as JSON text; PostgreSQL converts them by the table's column types. */
const rowsAtOnce = 500;

/** Every table of the shop, referenced tables first. */
export function tablesOf(source: DatabaseSync): MovedTable[] {
  const names = source.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
  );
  const tables = names.all().map(({ name }) => String(name));
  const refers = (name: string) => source.prepare('select 1 from pragma_foreign_key_list(?)').all(name).length;
  return tables
    .sort((a, b) => refers(a) - refers(b))
    .map((name) => {
      const columns = source.prepare('select name, pk from pragma_table_info(?) order by cid').all(name);
      return {
        name,
        columns: columns.map((column) => String(column['name'])),
        key: columns.filter(({ pk }) => Number(pk) > 0).map((column) => String(column['name'])),
      };
    });
}

/**
 * Copies every row and reads it back: each value must equal the one that was sent.
 * @returns the number of rows
 * @throws Error that names the table and the key of a row that differs
 */
export async function moveTable(source: DatabaseSync, target: ClientBase, table: MovedTable): Promise<number> {
  let count = 0;
  let rows: Row[] = [];
  const flush = async () => {
    await moveRows(target, table, rows);
    count += rows.length;
    rows = [];
  };
  for (const row of source.prepare(`select * from ${quote(table.name)}`).iterate()) {
    rows.push(row);
    if (rows.length === rowsAtOnce) await flush();
  }
  if (rows.length > 0) await flush();
  const { rows: counted } = await target.query(`select count(*) as rows from ${quote(table.name)}`);
  if (Number(counted[0].rows) !== count) throw new Error(`${table.name} has ${counted[0].rows} rows in place of ${count}`);
  await continueSerial(target, table);
  return count;
}

async function moveRows(target: ClientBase, { name, columns, key }: MovedTable, rows: readonly Row[]): Promise<void> {
  const json = JSON.stringify(rows, toJson);
  const list = columns.map(quote).join(', ');
  const records = `json_populate_recordset(null::${quote(name)}, $1::json)`;
  await target.query(`insert into ${quote(name)} (${list}) overriding system value select ${list} from ${records}`, [json]);
  const { rows: stored } = await target.query(
    `select moved.* from ${records} as sent join ${quote(name)} as moved using (${key.map(quote).join(', ')})`,
    [json],
  );
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => String(row[column])));
  const found = new Map(stored.map((row: Row) => [keyOf(row), row]));
  for (const row of rows) {
    const copy = found.get(keyOf(row));
    const differs = copy === undefined ? 'row' : columns.find((column) => textOf(row[column]) !== textOf(copy[column]));
    if (differs !== undefined) throw new Error(`${name} ${keyOf(row)} did not arrive as it was sent: ${differs}`);
  }
}

/** Sets the sequence so that the next order gets the number after the last one. */
async function continueSerial(target: ClientBase, { name, columns }: MovedTable): Promise<void> {
  for (const column of columns) {
    const { rows } = await target.query('select pg_get_serial_sequence($1, $2) as serial', [name, column]);
    const { serial } = rows[0] as { serial: string | null };
    if (serial === null) continue;
    await target.query(`select setval($1, greatest(max(${quote(column)}), 1), max(${quote(column)}) is not null) from ${quote(name)}`, [
      serial,
    ]);
  }
}

/** Bytes in PostgreSQL's text format. */
function toJson(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}

/** Converts values of both engines to the same text: PostgreSQL returns big integers as text and bytes as a Buffer. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

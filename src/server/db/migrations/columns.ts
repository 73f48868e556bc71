import type { CreateTableBuilder } from 'kysely';
import type { Connection } from '../connection.ts';

type Column = Parameters<Parameters<CreateTableBuilder<string>['addColumn']>[2] & object>[0];

export const key = (column: Column) => column.primaryKey().notNull();
export const required = (column: Column) => column.notNull();

/** An auto-incrementing column: the only column definition that differs between the two engines. */
export function withSerial<Table extends string>(table: CreateTableBuilder<Table>, name: string, engine: Connection['engine']) {
  return engine === 'sqlite'
    ? table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn(name, 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
}

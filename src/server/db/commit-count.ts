import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** A dialect whose driver counts the transactions that it ends with a commit, also those whose outcome is not known. */
export function countCommits(dialect: Dialect): { readonly dialect: Dialect; readonly commits: () => number } {
  let count = 0;
  const counting = (driver: Driver): Driver => {
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection: DatabaseConnection) => {
      await commit(connection).finally(() => {
        count += 1;
      });
    };
    return driver;
  };
  return {
    commits: () => count,
    dialect: {
      createDriver: () => counting(dialect.createDriver()),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
  };
}

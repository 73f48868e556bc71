import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { DataError, writeWhole } from './backup.ts';
import { postgresName } from './database-problem.ts';

/**
 * Runs `pg_dump` to write a consistent snapshot of the whole database to one file of its custom format while shops run. The file is created
 * completely or not at all, and only its owner can read it; the password is passed in the environment, because program arguments are
 * visible to all users.
 * @returns the name of the database
 * @throws DataError with the message of `pg_dump`, or when it is not installed
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<string> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  await writeWhole(file, async (draft) => {
    const options = ['--format=custom', '--no-password', `--file=${draft}`, `--dbname=${url.href}`];
    const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
    const dump = spawn('pg_dump', options, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise<number | null>((resolve, reject) => dump.once('error', reject).once('exit', resolve));
    const [code, errors] = await Promise.all([ended, text(dump.stderr)]).catch(() => {
      throw new DataError(
        'pg_dump can\'t be run: install the client programs of the server\'s version (such as "apt-get install postgresql-client"), or run pg_dump where PostgreSQL is.',
      );
    });
    if (code === 0) return;
    const reason = linesOf(errors).join('; ') || `pg_dump ended with ${code}`;
    throw new DataError(`${postgresName(databaseUrl)} was not backed up: ${reason}.`);
  });
  return postgresName(databaseUrl);
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

import { OperatorError } from '../operator-error.ts';
import { postgresProblem } from './database-problem.ts';

/** PostgreSQL, or a pooler in front of it, rejected the connection; the message is one sentence without the password. */
export class ConnectionRefused extends OperatorError {
  constructor(databaseUrl: string, cause: unknown) {
    super(postgresProblem(cause, databaseUrl) ?? generalProblem(databaseUrl, cause), { cause });
  }
}

function generalProblem(databaseUrl: string, cause: unknown): string {
  const { host, pathname } = new URL(databaseUrl);
  return `The database at ${host}${pathname} did not accept a connection: ${reasonOf(cause)}. Check DATABASE_URL and DATABASE_DIRECT_URL.`;
}

/** An AggregateError, such as for a host name with two addresses, has no message of its own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.trim().replaceAll('\n', ' ').replace(/\.$/, '');
}

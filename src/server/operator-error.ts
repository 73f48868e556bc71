import { getSystemErrorMessage } from 'node:util';

/** A problem that the operator can fix: the message is one sentence with a solution, printed without a stack trace. */
export class OperatorError extends Error {}

/** One sentence for an error of the file system that names its file; null for any other error. */
export function fileProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { path, errno } = error as NodeJS.ErrnoException;
  if (path === undefined || errno === undefined) return null;
  return `${path} can't be used: ${getSystemErrorMessage(errno)}.`;
}

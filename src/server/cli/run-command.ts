import { fileProblem, OperatorError } from '../operator-error.ts';

/**
 * Runs a command-line command. A problem that the user can fix is printed as one sentence, any other error with its stack; both exit with
 * 1.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : (fileProblem(error) ?? error));
    process.exitCode = 1;
  }
}

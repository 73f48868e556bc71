import { fileProblem, OperatorError } from '../lib/operator-error.ts';

/** Runs a command of the terminal. What its user can mend is one sentence, anything else has its stack; both exit with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : (fileProblem(error) ?? error));
    process.exitCode = 1;
  }
}

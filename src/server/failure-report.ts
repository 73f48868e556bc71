export interface FailureReport<Failure> {
  failed(failure: Failure): void;
  succeeded(): void;
}

/** Reports the first of failures in a row. */
export function createFailureReport<Failure>(report: (failure: Failure) => void): FailureReport<Failure> {
  let hasFailed = false;
  return {
    failed(failure) {
      if (!hasFailed) report(failure);
      hasFailed = true;
    },
    succeeded() {
      hasFailed = false;
    },
  };
}

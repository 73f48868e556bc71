import { UpstreamFailure } from '../ports/upstream-failure.ts';

/** What is read, or the fallback while an upstream does not respond as expected: a page stands without it. */
export async function unlessAway<Value, Fallback>(read: Promise<Value>, fallback: Fallback): Promise<Value | Fallback> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return fallback;
  }
}

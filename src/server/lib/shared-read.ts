/**
 * Calls that come before a read has begun share it; nobody gets what was read before they came.
 * @param begin calls back when the read is to begin
 */
export function sharedRead<Value>(read: () => Promise<Value>, begin: (work: () => void) => void): () => Promise<Value> {
  let next: Promise<Value> | null = null;
  const readSoon = async () => {
    await new Promise<void>((resolve) => begin(resolve));
    next = null;
    return read();
  };
  return () => {
    next ??= readSoon();
    return next;
  };
}

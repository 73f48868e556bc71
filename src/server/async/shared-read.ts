/**
 * Calls that arrive before a read starts share it; no call gets a value that was read before it arrived.
 * @param begin calls back when the read starts
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

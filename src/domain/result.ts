/** The result of an operation that may fail. */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Failure };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function err<Failure>(problem: Failure): { readonly ok: false; readonly problem: Failure } {
  return { ok: false, problem };
}

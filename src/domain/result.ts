/** What a rule answers that may refuse. */
export type Result<Value, Refusal> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Refusal };

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Refusal>(problem: Refusal): { readonly ok: false; readonly problem: Refusal } {
  return { ok: false, problem };
}

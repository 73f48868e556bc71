/** Why a change was not saved. `decided` are those to save once a side of the conflict is chosen. */
export type SaveFailure<Change> =
  | { readonly conflict: object; readonly decided: Readonly<Record<'mine' | 'theirs', Change>> }
  | { readonly conflict: null; readonly problem: { readonly message: string; readonly status?: number } };

export function failureText<Change>(failure: SaveFailure<Change>, t: (key: 'notSaved') => string): string {
  return (failure.conflict === null && failure.problem.message) || t('notSaved');
}

import { type FieldError, useFieldError } from '#ui/inputs/use-field-error.ts';
import type { MenuProps } from '../menu-props.ts';
import { type FactsDraft, type TypedFact, wrongFact } from './facts-draft.ts';

export type FactErrors = Readonly<Record<TypedFact, FieldError>>;

/** The errors of the written facts; `check` shows the first one and returns whether there is none. */
export function useFactErrors(t: MenuProps['t']) {
  const errors: FactErrors = {
    protein: useFieldError(),
    fat: useFieldError(),
    carbohydrate: useFieldError(),
    mxik: useFieldError(),
    packageCode: useFieldError(),
  };
  const check = (draft: FactsDraft) => {
    const wrong = wrongFact(draft);
    if (wrong === null) return true;
    errors[wrong].reject(t(wrong === 'mxik' || wrong === 'packageCode' ? `${wrong}Wrong` : 'gramsWrong'));
    return false;
  };
  return { errors, check };
}

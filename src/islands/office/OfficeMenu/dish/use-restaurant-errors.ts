import { useState } from 'react';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import type { MenuProps } from '../menu-props.ts';
import { type RestaurantsDraft, type WrongRestaurant, wrongRestaurant } from './restaurants-draft.ts';

export type RestaurantErrors = ReturnType<typeof useRestaurantErrors>;

/** The error of the table of restaurants; `check` shows the first one and returns whether there is none. */
export function useRestaurantErrors(t: MenuProps['t']) {
  const error = useFieldError();
  const [wrong, setWrong] = useState<WrongRestaurant | null>(null);
  const check = (draft: RestaurantsDraft) => {
    const found = wrongRestaurant(draft);
    setWrong(found);
    if (found !== null) error.reject(t(found.rule));
    return found === null;
  };
  const clear = () => {
    setWrong(null);
    error.clear();
  };
  return { field: error.field, message: error.message, wrong, check, clear };
}

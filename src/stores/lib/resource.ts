import { atom } from 'nanostores';
import type { ApiProblem } from './api.ts';

/** What every resource from the server has beside its values (R-SCREEN-10). */
export interface LoadState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly problem: ApiProblem | null;
}

/** One load of a resource. After a later load has started, its changes have no effect. */
export interface Load<State> {
  isLatest(): boolean;
  set(changes: Partial<State>): void;
}

/** A store for values that are loaded again and again: only the latest load may change it. */
export function resource<State extends LoadState>(initial: State) {
  const $state = atom(initial);
  let latest = 0;
  const start = (changes?: Partial<State>): Load<State> => {
    latest += 1;
    const own = latest;
    const isLatest = () => own === latest;
    const set = (values: Partial<State>) => {
      // not get(), which would mount a store that no one listens to
      if (isLatest()) $state.set({ ...($state.value ?? initial), ...values });
    };
    set({ status: 'pending', problem: null, ...changes } as Partial<State>);
    return { isLatest, set };
  };
  return {
    $state,
    /** Starts a load: the status is pending, other values remain unless they are given. */
    start,
    /** Sets the initial values, others where given; earlier loads have no effect. */
    reset: (changes?: Partial<State>) => start({ ...initial, ...changes }),
  };
}

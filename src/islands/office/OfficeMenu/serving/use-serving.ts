import { useState } from 'react';
import type { ServingTime } from '#domain/menu/serving-times.ts';
import { readServing, type TypedServing, type TypedServingProblem } from '#domain/office/typed-serving.ts';

interface Timed {
  readonly servingTimes?: readonly ServingTime[] | null | undefined;
}

/** The serving times of a form: what is wrong with them since the last check, and the field of the record. */
export function useServing(record: Timed | null, typed: readonly TypedServing[], onChange: (typed: readonly TypedServing[]) => void) {
  const [problems, setProblems] = useState<readonly TypedServingProblem[]>([]);
  const change = (next: readonly TypedServing[]) => {
    setProblems([]);
    onChange(next);
  };
  /** @returns the field of the record, absent as long as it was; null: a time is wrong, and the form says so */
  const check = (outer: Timed | null | undefined): { servingTimes?: ServingTime[] | null } | null => {
    const read = readServing(typed, outer?.servingTimes ?? []);
    setProblems(read.problems);
    if (read.problems.length > 0) return null;
    if (read.times.length > 0) return { servingTimes: read.times.map((time) => ({ ...time, weekdays: [...time.weekdays] })) };
    return record?.servingTimes === undefined ? {} : { servingTimes: null };
  };
  return { typed, problems, change, check };
}

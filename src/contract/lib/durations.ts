/** What an absent or zero duration counts as (specification §9). */
export const defaultDurationMinutes = 30;

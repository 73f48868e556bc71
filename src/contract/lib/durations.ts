/** The duration used when it is absent or zero (specification §9). */
export const defaultDurationMinutes = 30;

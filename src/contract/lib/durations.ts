/** The duration used when it is absent or zero (R-MENU-4). */
export const defaultDurationMinutes = 30;

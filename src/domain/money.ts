/** Whole Uzbek som, an integer. */
export type Som = number;

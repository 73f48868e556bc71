/** Whole Uzbek som, an integer (R-TIME-2). */
export type Som = number;

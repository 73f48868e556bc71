/** Whole Uzbek som, an integer (R-MONEY-1). */
export type Som = number;

/** Search applies only to texts longer than 2 characters (R-SEARCH-1). A separate file keeps search code out of the home page. */
export const minimumSearchLength = 3;

/** Search applies only to texts longer than 2 characters (specification §5). A separate file keeps search code out of the home page. */
export const minimumSearchLength = 3;

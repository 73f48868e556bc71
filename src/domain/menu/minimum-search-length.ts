/** Search applies only to texts longer than 2 characters (specification §5). A file of its own: home's JavaScript reads nothing else of the search. */
export const minimumSearchLength = 3;

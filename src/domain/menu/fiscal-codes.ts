/** The code of a good in the national catalog (MXIK, in Russian IKPU). */
export const mxikPattern = /^\d{17}$/;

/** The code of a package or unit in that catalog. */
export const packageCodePattern = /^\d{1,20}$/;

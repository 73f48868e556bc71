/** The code of a good in the national catalog (MXIK, in Russian IKPU). */
export const mxikPattern = /^\d{17}$/;

/** The code of a package or unit in that catalog. */
export const packageCodePattern = /^\d{1,20}$/;

/** The codes that a line of a receipt needs. */
export interface FiscalCodes {
  /** 17 digits */
  readonly mxik: string;
  readonly packageCode: string;
  /** 0 to 100 */
  readonly vatPercent: number;
}

/** null: one of them is unknown, and none is ever guessed */
export function fiscalCodesOf({
  mxik,
  packageCode,
  vatPercent,
}: {
  readonly [Name in keyof FiscalCodes]?: FiscalCodes[Name] | null | undefined;
}): FiscalCodes | null {
  return mxik && packageCode && vatPercent != null ? { mxik, packageCode, vatPercent } : null;
}

/** @param instant ms */
export function toIso(instant: number): string {
  return new Date(instant).toISOString();
}

/** What is shown for a record whose name an upstream does not give (R-UPSTREAM-15). @param number its position, from 1 */
export interface MissingNames {
  category(number: number): string;
  region(number: number): string;
}

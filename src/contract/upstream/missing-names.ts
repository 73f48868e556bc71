/** What is shown for a record whose name the specification does not require. @param number its position, from 1 */
export interface MissingNames {
  category(number: number): string;
  region(number: number): string;
}

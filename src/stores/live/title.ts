/** The debounce of a change of the head (R-SCREEN-4). */
const headDebounceMs = 10;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The only function that sets the title of an open page: of several changes in a row only the last is shown. */
export function setPageTitle(title: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.title = title;
  }, headDebounceMs);
}

/** How long a change of the head waits for the next one (specification §9). */
const headDebounceMs = 10;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The one way to change the title of an open page: of several changes at once only the last is shown. */
export function setPageTitle(title: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.title = title;
  }, headDebounceMs);
}

type Choose = (add: () => void) => void;

let choose: Choose | null = null;
const waiting: (() => void)[] = [];

/** Makes a choice before a dish of this page's menu is added; `make` calls its argument once it is made. @returns ends it */
export function chooseBeforeAdding(make: Choose): () => void {
  choose = make;
  const adds = waiting.splice(0);
  if (adds.length > 0) {
    make(() => {
      for (const add of adds) add();
    });
  }
  return () => {
    choose = null;
  };
}

/**
 * Adds a dish: at once, or after the choice that the page asks for.
 * @param isAwaited the page's choice is made by an island that may not have hydrated yet: the dish waits for it
 */
export function addChosen(add: () => void, isAwaited: boolean): void {
  if (choose !== null) choose(add);
  else if (isAwaited) waiting.push(add);
  else add();
}

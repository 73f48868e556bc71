type Choose = (add: () => void) => void;

const nothing: Choose = (add) => add();
let choose = nothing;

/** Makes a choice before a dish of this page's menu is added; `make` calls its argument once it is made. @returns ends it */
export function chooseBeforeAdding(make: Choose): () => void {
  choose = make;
  return () => {
    choose = nothing;
  };
}

/** Adds a dish: at once, or after the choice that the page asks for. */
export function addChosen(add: () => void): void {
  choose(add);
}

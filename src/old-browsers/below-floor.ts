/** In the languages of the site; `src/pages/old-browsers.js.ts` writes them in front of the script. */
declare const belowFloorTexts: Readonly<Record<string, string>>;

/** Whether the browser is older than the floor (`src/build/browser-floor.ts`): the scripts of the page fail in it. */
export function isBelowFloor(): boolean {
  try {
    // Chrome 90, Firefox 88, Safari 15
    /(?:)/d;
  } catch {
    return true;
  }
  // Firefox 90 and Safari 15.4 have the first, Chrome has had dialogs for long
  return !('at' in Array.prototype || 'HTMLDialogElement' in window);
}

/** Says at the top of the page what does not work. */
export function sayWhatDoesNotWork(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'note');
  note.textContent = belowFloorTexts[document.documentElement.lang] ?? '';
  // the policy forbids styles in attributes, not those that a script sets
  note.style.cssText = 'margin:0;padding:12px 16px;background:#fff4d6;color:#4a3500;font-weight:600';
  document.body.insertBefore(note, document.body.firstChild);
}

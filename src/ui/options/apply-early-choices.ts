/**
 * Applies what was chosen before hydration: the browser has changed the inputs, React has not. Each changed input is set back and clicked
 * again, which React handles.
 */
export function applyEarlyChoices(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"],[type="radio"]')];
  const changed = inputs.filter((input) => input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox'));
  for (const input of changed) {
    input.checked = input.defaultChecked;
    input.click();
  }
}

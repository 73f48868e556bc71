/** `aria-busy` as a property, and the sending of a form by a script. */
export function addPageBuiltIns(): void {
  if (!('ariaBusy' in Element.prototype)) {
    Object.defineProperty(Element.prototype, 'ariaBusy', {
      configurable: true,
      get(this: Element) {
        return this.getAttribute('aria-busy');
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute('aria-busy');
        else this.setAttribute('aria-busy', value);
      },
    });
  }
  const form = HTMLFormElement.prototype;
  if (!('requestSubmit' in form)) {
    Object.defineProperty(form, 'requestSubmit', {
      configurable: true,
      value(this: HTMLFormElement) {
        if (this.reportValidity() && this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) this.submit();
      },
    });
  }
}

import { useLayoutEffect, useState } from 'react';

/**
 * Whether the panel of a field is open: while the focus is in its form, until Escape closes it. The arrow keys move the focus between
 * the field and the controls of the panel.
 */
export function useFieldPanel(field: HTMLInputElement): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(document.activeElement === field);
  useLayoutEffect(() => {
    const { form } = field;
    if (form === null) return;
    const open = () => setOpen(true);
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target !== field) field.focus();
      if (event.key === 'Escape') setOpen(false);
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0 && moveFocus(form, step)) event.preventDefault();
    };
    field.addEventListener('focus', open);
    field.addEventListener('input', open);
    form.addEventListener('focusout', left);
    form.addEventListener('keydown', press);
    return () => {
      field.removeEventListener('focus', open);
      field.removeEventListener('input', open);
      form.removeEventListener('focusout', left);
      form.removeEventListener('keydown', press);
    };
  }, [field]);
  return { isOpen, close: () => setOpen(false) };
}

/** Returns whether there is a control to move to. */
function moveFocus(form: HTMLFormElement, step: number): boolean {
  const controls = [...form.querySelectorAll<HTMLElement>('input[type=search], button, a')];
  const next = controls[controls.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
  return next !== undefined;
}

import { atom, type ReadableAtom } from 'nanostores';

export type ToastKind = 'success' | 'error' | 'warn' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Absent: the default title of the kind (specification §8). */
  readonly title?: string;
}

/** How long a toast stays (specification §9). */
export const toastLifeMs = 3500;

const $list = atom<readonly Toast[]>([]);
let lastId = 0;

/** The toasts on screen, oldest first. */
export const $toasts: ReadableAtom<readonly Toast[]> = $list;

/** A toast with the same text is replaced, so its time starts again. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const others = $list.get().filter((shown) => shown.kind !== toast.kind || shown.message !== toast.message);
  $list.set([...others, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  $list.set($list.get().filter((toast) => toast.id !== id));
}

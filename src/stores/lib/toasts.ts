import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';

export type ToastKind = 'success' | 'error' | 'warn' | 'info';

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  /** Absent: the default title of the kind (R-SCREEN-2). */
  readonly title?: string;
}

/** How long a toast stays (R-SCREEN-2), milliseconds. */
export const toastLifeMs = 3500;

/** Adds a toast to the queue. One with the same text is replaced, so its time starts again. */
export function showToast({ kind, message, title }: Omit<Toast, 'id'>): void {
  const same = shownToasts().find((toast) => toast.kind === kind && toast.message === message);
  if (same !== undefined) dismissToast(same.id);
  notifications.show({ message, title, 'data-kind': kind });
}

export function dismissToast(id: string): void {
  notifications.hide(id);
}

/** The toasts on screen, oldest first; the queue shows at most five at the same time. */
export function shownToasts(): readonly Toast[] {
  const shown = notificationsStore.getState().notifications;
  const known = toasts.get(shown) ?? shown.map(toToast);
  toasts.set(shown, known);
  return known;
}

/** @returns stops it */
export const onToastsChange: (listener: () => void) => () => void = notificationsStore.subscribe;

/** By the queue's own list, so that the same state gives the same array. */
const toasts = new WeakMap<readonly NotificationData[], readonly Toast[]>();

function toToast({ id = '', message, title, 'data-kind': kind }: NotificationData): Toast {
  return { id, kind, message: String(message), ...(typeof title === 'string' && { title }) };
}

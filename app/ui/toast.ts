/** Messages that appear over the page. Any code may call `toast`; the Toaster in the root shows them. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'destructive' | 'info';
  action?: { label: string; href: string };
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

export function toast(message: Omit<Toast, 'id'>): void {
  publish([...toasts.slice(-2), { ...message, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  publish(toasts.filter((item) => item.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

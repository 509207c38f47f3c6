/** Messages that appear over the page. Any code may call `toast`; the Toaster on top shows them. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'destructive' | 'info';
  /** A link, or something that can be done about it while the message is there. */
  action?: { label: string; href: string } | { label: string; run(): void };
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

const none: readonly Toast[] = [];
let hosts: readonly string[] = [];

/** Behind a modal dialog a message is neither seen nor heard: of all Toasters, the one opened last shows them. */
export function hostToasts(host: string): () => void {
  hosts = [...hosts, host];
  publish(toasts);
  return () => {
    hosts = hosts.filter((other) => other !== host);
    publish(toasts);
  };
}

export const currentToasts = (host: string) => (hosts.at(-1) === host ? toasts : none);

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

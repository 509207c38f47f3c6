import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { toasterCopy } from './en';
import { Icon } from './icon';
import { SiteLink } from './site-link';
import { currentToasts, dismissToast, hostToasts, subscribeToToasts, type Toast } from './toast';

const none: readonly Toast[] = [];
/** A message that offers a link, or says that something failed, stays until it is closed. */
const VISIBLE_MS = 8000;

const tones = {
  success: { icon: 'badge-check', className: 'border-l-leaf-700 [&_.icon]:text-leaf-700' },
  destructive: { icon: 'circle-alert', className: 'border-l-danger-700 [&_.icon]:text-danger-700' },
  info: { icon: 'info', className: 'border-l-panel-600 [&_.icon]:text-panel-600' },
} as const;

/** One in the root, and one in each modal dialog. */
export function Toaster() {
  const host = useId();
  useLayoutEffect(() => hostToasts(host), [host]);
  const toasts = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts(host),
    () => none,
  );
  return (
    <section
      aria-label={toasterCopy.label}
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-3 sm:left-auto sm:w-96"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} toast={item} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const tone = tones[toast.tone];
  const { action } = toast;
  const dismiss = () => dismissToast(toast.id);
  const stays = toast.tone === 'destructive' || (action && 'href' in action);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(dismissToast, VISIBLE_MS, toast.id);
    return () => clearTimeout(timer);
  }, [stays, toast.id]);

  return (
    <div
      role={toast.tone === 'destructive' ? 'alert' : 'status'}
      className={`card pointer-events-auto flex w-full gap-3 border-l-4 p-4 shadow-lift ${tone.className}`}
    >
      <Icon name={tone.icon} className="mt-0.5" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-bold">{toast.title}</p>
        {toast.description && <p className="mt-1 text-ink-soft">{toast.description}</p>}
        {action && 'href' in action && (
          <SiteLink className="link mt-2 inline-block" to={action.href} onClick={dismiss}>
            {action.label}
          </SiteLink>
        )}
        {action && 'run' in action && (
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={toasterCopy.close}
        className="-m-2 grid size-10 place-items-center self-start rounded-full hover:bg-sand-100"
        onClick={dismiss}
      >
        <Icon name="x" className="!text-ink" />
      </button>
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '~/components/ui/icon';
import { ContactLinks } from '~/components/ui/no-script-notice';
import { formCopy } from '~/content/forms';
import type { Message, Success } from './define-form';
import type { FormErrors } from './validation';

export function SuccessPanel({ success, fileLost }: { success: Success; fileLost: boolean }) {
  return (
    <FocusedPanel className="form-notice form-notice-good">
      <Icon name="badge-check" className="text-lg" />
      <div>
        <p className="text-lg leading-snug font-bold">{success.title}</p>
        <p>{success.description}</p>
        {fileLost && <p className="mt-2 font-semibold">{formCopy.fileLost}</p>}
        {success.whatsapp && (
          <>
            <p className="mt-4 text-sm">{formCopy.whatsAppNote}</p>
            <a
              href={success.whatsapp}
              target="_blank"
              rel="noreferrer"
              className="btn btn-panel mt-3 px-4 max-sm:-ml-8 max-sm:flex max-sm:px-3"
            >
              <Icon name="message-circle" className="max-sm:hidden" />
              {formCopy.continueOnWhatsApp}
            </a>
          </>
        )}
      </div>
    </FocusedPanel>
  );
}

/** The form was not sent: it failed, was cancelled, or is held once as suspicious. */
export function StoppedNotice({ message, failed }: { message: Message; failed: boolean }) {
  return (
    <FocusedPanel key={message.title} className={`form-notice ${failed ? 'form-notice-bad' : ''}`}>
      <Icon name={failed ? 'circle-alert' : 'info'} />
      <div>
        <p className="font-bold">{message.title}</p>
        <p>{message.description}</p>
        {failed && (
          <p className="mt-2 text-sm">
            {formCopy.nothingLost} <ContactLinks />.
          </p>
        )}
      </div>
    </FocusedPanel>
  );
}

export function ErrorSummary({
  errors,
  labels,
  idOf,
}: {
  errors: FormErrors;
  labels: Record<string, string>;
  idOf: (name: string) => string;
}) {
  const complaints = Object.entries(errors).filter(([, complaint]) => complaint);
  if (complaints.length === 0) return null;
  return (
    <div role="alert" className="form-notice form-notice-bad">
      <Icon name="circle-alert" />
      <div>
        <p className="font-bold">{formCopy.summaryTitle(complaints.length)}</p>
        <ul className="mt-1 grid gap-1 text-sm">
          {complaints.map(([name, complaint]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} className="underline underline-offset-4">
                {labels[name]}
              </a>
              : {complaint}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="form-notice">
      <Icon name="history" />
      <p className="flex-1">{formCopy.draftRestored}</p>
      <button type="button" className="link text-sm" onClick={onStartOver}>
        {formCopy.startOver}
      </button>
    </div>
  );
}

export function OfflineNotice() {
  const online = useSyncExternalStore(subscribeToConnection, isOnline, () => true);
  return (
    !online && (
      <div role="status" className="form-notice">
        <Icon name="wifi-off" />
        <p>{formCopy.offline}</p>
      </div>
    )
  );
}

/** Takes the focus when it appears, since the pressed button was disabled meanwhile. */
function FocusedPanel({ className, children }: { className: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  );
}

const isOnline = () => navigator.onLine;

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

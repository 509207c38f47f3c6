import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '~/ui/icon';
import { ContactLinks } from '~/ui/no-script-notice';
import type { Attachment, Message, Success } from './define-form';
import { fileWords, formWords } from './en';
import { RequestReference } from './request-reference';
import type { FormErrors } from './validation';

export function SuccessPanel({ success, lost }: { success: Success; lost: Attachment[] }) {
  return (
    <FocusedPanel className="form-notice form-notice-good">
      <Icon name="badge-check" className="text-lg" />
      <div>
        <p className="text-lg leading-snug font-bold">{success.title}</p>
        <p>{success.description}</p>
        {lost.length > 0 && <p className="mt-2 font-semibold">{fileWords.lost}</p>}
        {success.reference && success.followTo && (
          <div className="mt-3">
            <RequestReference reference={success.reference} followTo={success.followTo} />
          </div>
        )}
        {success.whatsapp && (
          <>
            <p className="mt-4 text-sm">{formWords.whatsAppNote}</p>
            <a
              href={success.whatsapp}
              target="_blank"
              rel="noreferrer"
              className="btn btn-panel mt-3 px-4 max-sm:-ml-8 max-sm:flex max-sm:px-3"
            >
              <Icon name="message-circle" className="max-sm:hidden" />
              {formWords.continueOnWhatsApp}
            </a>
          </>
        )}
      </div>
    </FocusedPanel>
  );
}

/** The form was not sent: it failed, was cancelled, or is held once as suspicious. */
export function StoppedNotice({
  message,
  failed,
  reachUs,
}: {
  message: Message;
  failed: boolean;
  reachUs: boolean;
}) {
  return (
    <FocusedPanel key={message.title} className={`form-notice ${failed ? 'form-notice-bad' : ''}`}>
      <Icon name={failed ? 'circle-alert' : 'info'} />
      <div>
        <p className="font-bold">{message.title}</p>
        <p>{message.description}</p>
        {failed && reachUs && (
          <p className="mt-2 text-sm">
            {formWords.nothingLost.before} <ContactLinks />
            {formWords.nothingLost.after}
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
  const found = Object.entries(errors).filter(([, error]) => error);
  if (found.length === 0) return null;
  return (
    <div role="alert" className="form-notice form-notice-bad">
      <Icon name="circle-alert" />
      <div>
        <p className="font-bold">{formWords.summaryTitle(found.length)}</p>
        <ul className="mt-1 grid gap-1 text-sm">
          {found.map(([name, error]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} className="underline underline-offset-4">
                {labels[name]}
              </a>
              : {error}
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
      <p className="flex-1">{formWords.draftRestored}</p>
      <button type="button" className="link text-sm" onClick={onStartOver}>
        {formWords.startOver}
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
        <p>{formWords.offline}</p>
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

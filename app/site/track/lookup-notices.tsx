import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '~/ui/icon';
import { ContactLinks } from '~/ui/no-script-notice';
import { trackPage as page } from './en';

/** Wrong, unknown, locked or asked for too often: the words do not tell which. */
export function MissingNotice() {
  return (
    <Notice title={page.missing.title}>
      <p>{page.missing.text}</p>
      <p className="mt-2">
        <ContactLinks />
      </p>
    </Notice>
  );
}

export function FailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={page.failed.title}>
      <p>{page.failed.text}</p>
      <button type="button" className="btn btn-line mt-3" onClick={onRetry}>
        <Icon name="rotate-ccw" /> {page.failed.retry}
      </button>
    </Notice>
  );
}

/** Takes the focus, since the pressed button was disabled meanwhile. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="form-notice mb-8 text-ink">
      <Icon name="circle-alert" />
      <div>
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}

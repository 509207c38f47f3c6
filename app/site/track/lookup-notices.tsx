import { FocusedNotice } from '~/ui/focused-notice';
import { Icon } from '~/ui/icon';
import { ContactLinks } from '~/ui/no-script-notice';
import { trackPage as page } from './en';

/** Wrong, unknown, locked or asked for too often: the words do not tell which. */
export function MissingNotice() {
  return (
    <div className="mb-8">
      <FocusedNotice title={page.missing.title}>
        <p>{page.missing.text}</p>
        <p className="mt-2">
          <ContactLinks />
        </p>
      </FocusedNotice>
    </div>
  );
}

export function FailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-8">
      <FocusedNotice title={page.failed.title}>
        <p>{page.failed.text}</p>
        <button type="button" className="btn btn-line mt-3" onClick={onRetry}>
          <Icon name="rotate-ccw" /> {page.failed.retry}
        </button>
      </FocusedNotice>
    </div>
  );
}

import { Link } from 'react-router';
import { formatDateTime } from '~/dashboard/format-date-time';
import { formatNumber } from '~/lib/format';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { sendingWords as words } from './en';
import type { NewsletterArticle, Sending } from './sending-data';

interface ArticleSendingProps {
  article: NewsletterArticle;
  onSend(): void;
  onCancel(): void;
}

/** Not sent, under way, or over. */
export function ArticleSending({ article: { title, sending }, onSend, onCancel }: ArticleSendingProps) {
  if (!sending || isUnsent(sending))
    return (
      <button type="button" className="tool" aria-label={words.sendLabel(title)} onClick={onSend}>
        <Icon name="mail" />
        {words.send}
      </button>
    );
  if (sending.waiting > 0) return <UnderWay title={title} sending={sending} onCancel={onCancel} />;
  return (
    <div className="grid flex-[0_1_18rem] gap-0.5 text-sm">
      <p>{outcomeOf(sending)}</p>
      {sending.sent_by && <p className="text-xs break-words text-ink-soft">{words.by(sending.sent_by)}</p>}
      <Failures sending={sending} />
    </div>
  );
}

/** Cancelled before anybody got it: it may go out another time. */
const isUnsent = ({ cancelled_at, sent, waiting }: Sending) => cancelled_at !== null && sent + waiting === 0;

function outcomeOf({ cancelled_at, created_at, sent, recipients }: Sending): string {
  if (cancelled_at)
    return words.cancelled(formatDateTime(cancelled_at), formatNumber(sent), formatNumber(recipients));
  return words.sent(formatDateTime(created_at), formatNumber(sent));
}

interface UnderWayProps {
  title: string;
  sending: Sending;
  onCancel(): void;
}

function UnderWay({ title, sending, onCancel }: UnderWayProps) {
  const { sent, waiting, recipients } = sending;
  return (
    <div className="flex flex-[1_1_18rem] flex-wrap items-center gap-3">
      <div className="grid min-w-40 flex-1 gap-1">
        <progress
          aria-label={words.progressLabel(title)}
          value={recipients - waiting}
          max={recipients}
          className="progress-bar"
        />
        <p className="text-sm tabular-nums">
          {words.progress(formatNumber(sent), formatNumber(recipients))}
          <span className="text-ink-soft"> · {words.waiting(formatNumber(waiting))}</span>
        </p>
        <Failures sending={sending} />
      </div>
      <button type="button" className="tool" aria-label={words.cancel.buttonLabel(title)} onClick={onCancel}>
        {words.cancel.button}
      </button>
    </div>
  );
}

function Failures({ sending: { failed } }: { sending: Sending }) {
  if (failed === 0) return null;
  return (
    <p className="text-sm">
      <Link to={`${paths.dashboard}?view=notifications`} className="link text-danger-700">
        {words.failures(formatNumber(failed))}
      </Link>
    </p>
  );
}

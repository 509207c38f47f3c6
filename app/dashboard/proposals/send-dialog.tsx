import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '~/dashboard/leads/lead';
import { SmallDialog } from '~/dashboard/small-dialog';
import { toDataError } from '~/lib/data-error';
import { chatLink, mailLink } from '~/lib/untrusted-links';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { customerMessage, proposalLink } from './customer-message';
import { proposalWords } from './en';
import { type Channel, type SentProposal, sendProposal, type Version } from './proposal-data';
import { invalidateProposals } from './queries';

const words = proposalWords.send;

export type Recipient = Pick<Lead, 'name' | 'phone' | 'email'>;

interface SendDialogProps {
  /** The draft, or what was sent already and gets another link. */
  version: Version;
  recipient: Recipient;
  onClose(): void;
  /** Closed after it was sent. */
  onDone(): void;
}

/** Sends a version and shows its link, which nobody can show a second time. */
export function SendDialog({ version, recipient, onClose, onDone }: SendDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error, data, variables } = useMutation({
    mutationFn: (channel: Channel) => sendProposal(version, channel),
    onSuccess: () => invalidateProposals(client),
  });
  return (
    <SmallDialog
      title={version.sent_at ? words.title.again : words.title.draft}
      about={recipient.name}
      onClose={data ? onDone : onClose}
    >
      {data && variables ? (
        <SentLink sent={data} channel={variables} version={version} recipient={recipient} onDone={onDone} />
      ) : (
        <>
          <p className="text-sm">
            {words.how} {!version.sent_at && words.fixed}
          </p>
          <div className="grid gap-2">
            {waysTo(recipient).map(({ channel, icon }) => (
              <button
                key={channel}
                type="button"
                disabled={isPending}
                className="tool justify-start text-sm"
                onClick={() => mutate(channel)}
              >
                <Icon name={icon} className="text-panel-600" />
                {isPending && variables === channel ? words.pending : words.ways[channel]}
              </button>
            ))}
          </div>
        </>
      )}
      <p role="alert" className="text-sm font-semibold text-danger-700 empty:hidden">
        {error && !isPending && problemOf(error)}
      </p>
    </SmallDialog>
  );
}

function waysTo({ email }: Recipient): { channel: Channel; icon: IconName }[] {
  return [
    { channel: 'whatsapp', icon: 'message-circle' },
    ...(email ? [{ channel: 'mail', icon: 'mail' } as const] : []),
    { channel: 'copied', icon: 'copy' },
  ];
}

function problemOf(cause: unknown): string {
  const { code } = toDataError(cause);
  if (code === 'PT409' || code === 'PT404') return words.conflict;
  if (code === 'PT422') return words.tooLate;
  return code === '23514' ? words.notReady : words.failed;
}

interface SentLinkProps extends Omit<SendDialogProps, 'onClose'> {
  sent: SentProposal;
  channel: Channel;
}

function SentLink({ sent, channel, version, recipient, onDone }: SentLinkProps) {
  const { locale } = version.content;
  const { number } = sent;
  const link = proposalLink(locale, sent.token);
  const message = customerMessage({
    ...{ locale, number, link, name: recipient.name },
    validUntil: version.valid_until,
  });
  const hrefs = {
    whatsapp: chatLink(recipient.phone, message.text),
    mail: mailLink(recipient.email ?? '', message.subject, message.text),
    copied: undefined,
  };
  const href = hrefs[channel];
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.select(), []);
  return (
    <>
      <p role="status" className="text-sm font-semibold text-leaf-700">
        {words.sent(number, sent.version)}
      </p>
      <div className="grid gap-1">
        <label htmlFor="proposal-link" className="text-xs font-semibold text-ink-soft">
          {words.link}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id="proposal-link"
            readOnly
            value={link}
            aria-describedby="proposal-link-once"
            className="tool min-w-0 flex-1 text-sm font-normal"
          />
          <CopyButton text={link} />
        </div>
      </div>
      <p id="proposal-link-once" className="rounded-md bg-sun-100 px-4 py-3 text-sm">
        {words.once}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {href && channel !== 'copied' && (
          <a href={href} target="_blank" rel="noreferrer" className="tool tool-strong">
            {words.open[channel]}
          </a>
        )}
        <button type="button" className="tool" onClick={onDone}>
          {words.done}
        </button>
      </div>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <>
      <button type="button" className="tool" onClick={() => void copy()}>
        <Icon name={said === words.copied ? 'check' : 'copy'} className="text-panel-600" />
        {said === words.copied ? words.copied : words.copy}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

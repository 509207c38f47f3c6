import type { Opened } from './calls';
import { Proposal } from './proposal';
import { usePreview } from './use-preview';

const nothing = () => {};

/** A draft, drawn as its customer will see it once it is sent. */
export function Previewed() {
  const preview = usePreview();
  if (!preview) return null;
  const { content, meta } = preview;
  const proposal: Opened = {
    number: meta.number,
    version: meta.version,
    link_version: meta.version,
    state: 'sent',
    content,
    content_hash: '',
    valid_until: meta.validUntil,
    sent_at: meta.sentAt ?? '',
    answered_at: null,
    accepted_by: null,
    questions: [],
    contact_name: null,
  };
  return (
    <Proposal
      token=""
      proposal={proposal}
      content={content}
      isStale={false}
      hasNewState={false}
      refresh={nothing}
    />
  );
}

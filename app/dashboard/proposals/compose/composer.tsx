import { useState } from 'react';
import { Choice } from '~/dashboard/choice';
import { LeaveGuard } from '~/dashboard/leave-guard';
import type { PriceBook } from '~/dashboard/prices/price-data';
import type { Version } from '~/dashboard/proposals/proposal-data';
import { ProposalPreview } from '~/dashboard/proposals/proposal-preview';
import { type Recipient, SendDialog } from '~/dashboard/proposals/send-dialog';
import { useMediaQuery } from '~/dashboard/use-media-query';
import type { DashboardView } from '~/dashboard/use-url-state';
import { todayInIndia } from '~/forms/rules';
import { ComposeContext, type Composing } from './compose-context';
import { CustomerSection } from './customer-section';
import { DiscardDraft } from './discard-draft';
import { composeWords } from './en';
import { fieldId } from './field';
import { FinancingSection, PaymentsSection, SavingsSection } from './money-sections';
import { PriceSection } from './price-section';
import { type Problem, readDraft } from './read-draft';
import { SaveBar } from './save-bar';
import { SubsidySection } from './subsidy-section';
import { SystemSection } from './system-section';
import { TextsSection } from './texts-section';
import { TroubleNotice } from './trouble-notice';
import { type Start, useDraft } from './use-draft';

interface ComposerProps {
  start: Start;
  book: PriceBook;
  recipient: Recipient;
  view: DashboardView;
}

/** The form of a proposal beside what it comes to; on a narrow screen one of the two. */
export function Composer({ start, book, recipient, view }: ComposerProps) {
  const today = todayInIndia();
  const state = useDraft(start);
  const { draft, saved, isDirty } = state;
  const { content, problems } = readDraft(draft, today);
  const isWide = useMediaQuery('(width >= 80rem)');
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const [showsAll, setShowsAll] = useState(false);
  const [sending, setSending] = useState<Version | null>(null);

  const show = ({ field }: Problem) => {
    setTab('form');
    setShowsAll(true);
    // The form may have been hidden until now.
    requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
  };
  const save = () => {
    const stopping = problems.find(({ stops }) => stops === 'saving');
    if (stopping) show(stopping);
    else void state.save();
  };
  const send = async () => {
    const [stopping] = problems;
    if (stopping) return show(stopping);
    const version = isDirty || !saved ? await state.save() : saved;
    if (version) setSending(version);
  };
  const composing: Composing = {
    draft,
    content,
    book,
    today,
    change: state.change,
    problemAt: (field) => problems.find((problem) => problem.field === field)?.message,
    showsAll,
  };
  return (
    <ComposeContext value={composing}>
      {!isWide && (
        <div className="justify-self-start">
          <Choice<'form' | 'preview'>
            label={composeWords.tabs.label}
            options={[
              { value: 'form', text: composeWords.tabs.form },
              { value: 'preview', text: composeWords.tabs.preview },
            ]}
            chosen={tab}
            onChoose={setTab}
          />
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)]">
        <form
          noValidate
          hidden={!isWide && tab !== 'form'}
          aria-label={composeWords.tabs.form}
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 [&[hidden]]:hidden"
        >
          <CustomerSection />
          <SystemSection />
          <PriceSection />
          <SubsidySection />
          <FinancingSection />
          <PaymentsSection />
          <SavingsSection />
          <TextsSection />
          {saved && <DiscardDraft proposal={start.proposal} isFirst={saved.version === 1} view={view} />}
        </form>
        <section
          hidden={!isWide && tab !== 'preview'}
          aria-label={composeWords.tabs.preview}
          // What scrolls by itself must be reached by keyboard.
          tabIndex={isWide ? 0 : undefined}
          className="rounded-lg xl:sticky xl:top-4 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto [&[hidden]]:hidden"
        >
          <ProposalPreview content={content} validUntil={draft.validUntil} />
        </section>
      </div>
      <TroubleNotice state={state} />
      <SaveBar
        state={state}
        figures={content.figures}
        problems={showsAll ? problems : []}
        onShow={show}
        onSave={save}
        onSend={() => void send()}
      />
      <LeaveGuard
        isActive={isDirty}
        words={composeWords.leave}
        staysAt={(query) => query.get('compose') === start.lead && query.get('proposal') === start.proposal}
      />
      {sending && (
        <SendDialog
          version={sending}
          recipient={recipient}
          onClose={() => setSending(null)}
          onDone={() => view.change({ compose: null }, { replace: true })}
        />
      )}
    </ComposeContext>
  );
}

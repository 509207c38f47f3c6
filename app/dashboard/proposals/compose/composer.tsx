import { useState } from 'react';
import { Choice } from '~/dashboard/choice';
import { LeaveGuard } from '~/dashboard/leave-guard';
import type { PriceBook } from '~/dashboard/prices/price-data';
import type { Version } from '~/dashboard/proposals/proposal-data';
import { type Device, ProposalPreview } from '~/dashboard/proposals/proposal-preview';
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

const { tabs: tabWords } = composeWords;
const tabs = {
  both: { value: 'form', text: tabWords.both },
  form: { value: 'form', text: tabWords.form },
  phone: { value: 'phone', text: tabWords.phone },
  computer: { value: 'computer', text: tabWords.computer },
} as const;

interface ComposerProps {
  start: Start;
  /** Null for one that was never sent. */
  number: string | null;
  version: number;
  book: PriceBook;
  recipient: Recipient;
  view: DashboardView;
}

/** The form of a proposal beside what its customer will see; on a narrow screen one of the two. */
export function Composer({ start, number, version, book, recipient, view }: ComposerProps) {
  const today = todayInIndia();
  const state = useDraft(start);
  const { draft, saved, isDirty } = state;
  const { content, problems } = readDraft(draft, today);
  const isWide = useMediaQuery('(width >= 80rem)');
  const [tab, setTab] = useState<'form' | Device>('form');
  const [showsAll, setShowsAll] = useState(false);
  const [sending, setSending] = useState<Version | null>(null);
  /** There is room for the form and a phone beside it. */
  const hasBoth = isWide && tab !== 'computer';
  const device = hasBoth ? 'phone' : tab === 'form' ? null : tab;

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
    const ready = isDirty || !saved ? await state.save() : saved;
    if (ready) setSending(ready);
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
      <div className="justify-self-start">
        <Choice<typeof tab>
          label={tabWords.label}
          options={isWide ? [tabs.both, tabs.computer] : [tabs.form, tabs.phone, tabs.computer]}
          chosen={hasBoth ? 'form' : tab}
          onChoose={setTab}
        />
      </div>
      <div
        className={
          hasBoth ? 'grid grid-cols-[minmax(0,1fr)_22.5rem] items-start gap-4' : 'flex min-w-0 flex-col gap-4'
        }
      >
        {/* Before the preview, so that a keyboard need not cross it to save. */}
        <div className={hasBoth ? 'grid grid-cols-[minmax(0,1fr)] gap-4' : 'contents'}>
          <form
            noValidate
            hidden={!hasBoth && tab !== 'form'}
            aria-label={tabWords.form}
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
          <TroubleNotice state={state} />
          <SaveBar
            state={state}
            figures={content.figures}
            problems={showsAll ? problems : []}
            onShow={show}
            onSave={save}
            onSend={() => void send()}
          />
        </div>
        {device && (
          <section aria-label={tabWords.preview} className={hasBoth ? 'sticky top-4' : '-order-1'}>
            <ProposalPreview
              content={content}
              number={number}
              version={version}
              validUntil={draft.validUntil}
              device={device}
            />
          </section>
        )}
      </div>
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

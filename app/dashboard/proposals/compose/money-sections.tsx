import { formatDecimal, PERCENT } from '~/proposals/decimals';
import { ALL } from '~/proposals/money';
import { useComposing } from './compose-context';
import { withRow } from './draft';
import { composeWords } from './en';
import { NumberField, TextField } from './field';
import { missingShare } from './read-draft';
import { AddRow, Rows } from './rows';
import { Section } from './section';

const MOST_PAYMENTS = 10;

export function FinancingSection() {
  const words = composeWords.financing;
  const { draft, change } = useComposing();
  return (
    <Section title={words.title}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          checked={draft.isFinanced}
          onChange={({ target }) => change({ isFinanced: target.checked })}
          className="size-5 shrink-0 accent-panel-700"
        />
        {words.on}
      </label>
      {draft.isFinanced && (
        <div className="grid gap-3 sm:grid-cols-3">
          <NumberField
            name="down-payment"
            label={words.downPayment}
            value={draft.downPayment}
            onChange={(downPayment) => change({ downPayment })}
          />
          <NumberField
            name="yearly-rate"
            label={words.yearlyRate}
            value={draft.yearlyRate}
            onChange={(yearlyRate) => change({ yearlyRate })}
          />
          <NumberField
            name="months"
            label={words.months}
            value={draft.months}
            onChange={(months) => change({ months })}
          />
        </div>
      )}
    </Section>
  );
}

export function PaymentsSection() {
  const words = composeWords.payments;
  const { draft, content, change } = useComposing();
  const { payments } = draft;
  const set = (rows: typeof payments) => change({ payments: rows });
  const missing = missingShare(content.offer.payments.map(({ share }) => share));
  return (
    <Section title={words.title}>
      <Rows rows={payments} nameOf={words.payment} removeLabel={words.remove} onChange={set}>
        {({ key, label, share }, removeButton) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_auto]">
            <TextField
              name={`payment-${key}`}
              label={words.label}
              value={label}
              onChange={(text) => set(withRow(payments, key, { label: text }))}
              className="max-sm:col-span-2"
            />
            <NumberField
              name={`share-${key}`}
              label={words.share}
              value={share}
              onChange={(text) => set(withRow(payments, key, { share: text }))}
            />
            <div className="pt-6">{removeButton}</div>
          </div>
        )}
      </Rows>
      {/* Said at all times: whoever changes one share must change another. */}
      <p
        id="proposal-add-payment-error"
        role="status"
        className={`text-sm font-semibold ${missing === 0 ? 'text-leaf-700' : 'text-danger-700'}`}
      >
        {missing === 0 ? words.complete : composeWords.problems.payments(missing)}
      </p>
      <AddRow
        name="add-payment"
        label={words.add}
        rows={payments}
        // What is missing is what the next payment is likely to be.
        empty={{ label: '', share: missing > 0 && missing < ALL ? formatDecimal(missing, PERCENT) : '' }}
        max={MOST_PAYMENTS}
        onChange={set}
      />
    </Section>
  );
}

export function SavingsSection() {
  const words = composeWords.yield;
  const { draft, change } = useComposing();
  return (
    <Section title={words.title} hint={words.hint}>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 sm:grid-cols-3">
        <NumberField
          name="monthly-bill"
          label={words.monthlyBill}
          value={draft.monthlyBill}
          onChange={(monthlyBill) => change({ monthlyBill })}
        />
        <NumberField
          name="tariff"
          label={words.tariff}
          value={draft.tariff}
          onChange={(tariff) => change({ tariff })}
        />
        <NumberField
          name="units-per-kw"
          label={words.unitsPerKw}
          value={draft.unitsPerKw}
          onChange={(unitsPerKw) => change({ unitsPerKw })}
        />
        <NumberField
          name="tariff-rise"
          label={words.tariffRise}
          hint={words.tariffRiseHint}
          value={draft.tariffRise}
          onChange={(tariffRise) => change({ tariffRise })}
        />
        <NumberField
          name="ageing"
          label={words.ageing}
          hint={words.ageingHint}
          value={draft.ageing}
          onChange={(ageing) => change({ ageing })}
        />
        <NumberField
          name="years"
          label={words.years}
          value={draft.years}
          onChange={(years) => change({ years })}
        />
      </div>
    </Section>
  );
}

import { memo } from 'react';
import type { EditInputs } from '~/calculator/calculator-inputs';
import { calculatorPage } from './en';

interface SubsidyToggleProps {
  eligible: boolean;
  edit: EditInputs;
}

export const SubsidyToggle = memo(function SubsidyToggle({ eligible, edit }: SubsidyToggleProps) {
  const { label, yes, no } = calculatorPage.subsidy;
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <legend className="float-left font-bold">{label}</legend>
      <div className="flex rounded-full bg-sand-100 p-1">
        <Choice value="yes" label={yes} checked={eligible} onChoose={() => edit({ subsidyEligible: true })} />
        <Choice value="no" label={no} checked={!eligible} onChoose={() => edit({ subsidyEligible: false })} />
      </div>
    </fieldset>
  );
});

interface ChoiceProps {
  value: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ value, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className="grid min-h-11 min-w-14 place-items-center rounded-full font-bold has-checked:bg-panel-800 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-panel-600">
      <input
        type="radio"
        name="subsidy"
        value={value}
        checked={checked}
        onChange={onChoose}
        className="sr-only"
      />
      {label}
    </label>
  );
}

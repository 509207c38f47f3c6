import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { rupeesField } from '~/forms/presets';
import { day, limits, line, oneOf, optional, paragraph } from '~/forms/rules';
import type { DataError } from '~/lib/data-error';
import { accessToken } from '~/lib/supabase';
import { priceWords } from './en';
import { isNotAllowed, savePriceRow, stepsAsJson } from './price-data';
import { percentage, rupees, steps } from './price-rules';

const { fields: labels, missing, ...words } = priceWords;
const LABEL = 120;
const TEXT = 4000;

const optionsOf = <Value extends string>(named: Record<Value, string>) =>
  (Object.keys(named) as Value[]).map((value) => ({ value, label: named[value] }));

const units = optionsOf(words.units);
const sections = optionsOf(words.sections);
const locales = optionsOf(words.languages);

const validity = { valid_from: day, valid_until: optional(day), source: line(limits.line, missing.source) };
const validityFields = {
  valid_from: { kind: 'date', label: labels.validFrom, past: true, half: true },
  valid_until: {
    kind: 'date',
    label: labels.validUntil,
    hint: labels.validUntilHint,
    past: true,
    half: true,
  },
  source: { kind: 'text', label: labels.source, hint: labels.sourceHint },
} as const;

const common = {
  staff: { accessToken },
  submitLabel: words.save,
  pendingLabel: words.saving,
  success: () => words.saved,
  failure: (error: DataError) => {
    if (error.message.includes('_days_check')) return { ...words.daysTurned, field: 'valid_until' as const };
    return isNotAllowed(error) ? words.noRight : words.notSaved;
  },
};

/** Each changes the row with this id, or adds one. */
export const priceItemForm = (id: string | null) =>
  defineForm({
    ...common,
    name: 'price',
    schema: v.object({
      label: line(LABEL, missing.label),
      label_hi: optional(line(LABEL)),
      unit: oneOf(units, missing.unit),
      unit_price: rupees,
      gst: percentage,
      ...validity,
    }),
    fields: {
      label: { kind: 'text', label: labels.label },
      label_hi: { kind: 'text', label: labels.labelHi, hint: labels.labelHiHint },
      unit_price: { ...rupeesField, label: labels.unitPrice, half: true },
      unit: {
        kind: 'select',
        label: labels.unit,
        options: units,
        placeholder: labels.unitPlaceholder,
        half: true,
      },
      gst: { kind: 'text', label: labels.gst, inputMode: 'decimal', half: true },
      ...validityFields,
    },
    send: (row, signal) => savePriceRow('price_items', id, row, signal),
  });

export const schemeForm = (id: string | null) =>
  defineForm({
    ...common,
    name: 'scheme',
    schema: v.object({
      name: line(LABEL, missing.name),
      name_hi: optional(line(LABEL)),
      steps,
      cap: rupees,
      note: optional(line(limits.line)),
      ...validity,
    }),
    fields: {
      name: { kind: 'text', label: labels.name },
      name_hi: { kind: 'text', label: labels.labelHi, hint: labels.labelHiHint },
      steps: { kind: 'paragraph', label: labels.steps, hint: labels.stepsHint },
      cap: { ...rupeesField, label: labels.cap, half: true },
      note: { kind: 'text', label: labels.note, hint: labels.noteHint },
      ...validityFields,
    },
    send: (row, signal) =>
      savePriceRow('subsidy_schemes', id, { ...row, steps: stepsAsJson(row.steps) }, signal),
  });

export const termsForm = (id: string | null) =>
  defineForm({
    ...common,
    name: 'terms',
    schema: v.object({
      section: oneOf(sections, missing.section),
      locale: oneOf(locales, missing.locale),
      body: paragraph(TEXT, missing.body),
      ...validity,
    }),
    fields: {
      section: {
        kind: 'select',
        label: labels.section,
        options: sections,
        placeholder: labels.sectionPlaceholder,
        half: true,
      },
      locale: {
        kind: 'select',
        label: labels.locale,
        options: locales,
        placeholder: labels.localePlaceholder,
        half: true,
      },
      body: { kind: 'paragraph', label: labels.body, hint: labels.bodyHint },
      ...validityFields,
    },
    send: (row, signal) => savePriceRow('proposal_terms', id, row, signal),
  });

import type { TextField } from './define-form';
import { presetWords } from './en';

/** Fields that mean the same in every form. Their rules stand in rules.ts. */
export const nameField: TextField = {
  kind: 'text',
  label: presetWords.name,
  autoComplete: 'name',
  half: true,
};

export const phoneField: TextField = {
  kind: 'tel',
  label: presetWords.phone,
  hint: presetWords.phoneHint,
  autoComplete: 'tel',
  inputMode: 'tel',
  half: true,
};

export const emailField: TextField = {
  kind: 'email',
  label: presetWords.email,
  autoComplete: 'email',
  inputMode: 'email',
  half: true,
};

export const cityField: TextField = {
  kind: 'text',
  label: presetWords.city,
  autoComplete: 'address-level2',
  half: true,
};

/** A place in the visitor's own words. */
export const locationField: TextField = {
  ...cityField,
  label: presetWords.location,
  placeholder: presetWords.locationExample,
};

/** Its form brings the options: the list of states is heavier than all presets together. */
export const stateField = {
  kind: 'select',
  label: presetWords.state,
  placeholder: presetWords.chooseState,
  autoComplete: 'address-level1',
} as const;

export const pincodeField: TextField = {
  kind: 'text',
  label: presetWords.pincode,
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  half: true,
};

export const rupeesField = { kind: 'text', unit: '₹', inputMode: 'decimal' } as const;

import { formCopy } from '~/content/forms';
import type { TextField } from './define-form';

/** The same in every form. */
export const phoneField: TextField = {
  kind: 'tel',
  label: 'Phone number',
  hint: formCopy.phoneHint,
  autoComplete: 'tel',
  inputMode: 'tel',
  half: true,
};

import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { email, limits, line, oneOf, optional } from '~/forms/rules';
import { accessToken } from '~/lib/supabase';
import { roles, team } from './en';
import { addStaff, isNotAllowed } from './team-data';

const DUPLICATE = '23505';
const { add } = team;

export const nameRule = optional(line(limits.name, '', 2));

const roleOptions = [
  { value: 'agent', icon: 'phone', ...roles.agent },
  { value: 'admin', icon: 'shield-check', ...roles.admin },
] as const;

export const addPersonForm = defineForm({
  name: 'person',
  schema: v.object({ name: nameRule, email, role: oneOf(roleOptions, add.noRole) }),
  fields: {
    name: { kind: 'text', label: add.name },
    email: { kind: 'email', label: add.email, hint: add.emailHint, inputMode: 'email' },
    role: { kind: 'cards', label: add.role, options: roleOptions, initial: 'agent' },
  },
  staff: { accessToken },
  send: addStaff,
  submitLabel: add.submit,
  pendingLabel: add.pending,
  success: (person) => add.success(person.email),
  failure: (error) => {
    if (error.code === DUPLICATE) return { ...add.duplicate, field: 'email' };
    return isNotAllowed(error) ? team.noRight : add.failure;
  },
});

import * as v from 'valibot';
import { defineForm } from '~/forms/define-form';
import { accessToken } from '~/lib/supabase';
import { nameRule } from './add-person-form';
import { team } from './en';
import { changeStaff, isNotAllowed } from './team-data';

const words = team.person;

export const personNameForm = (id: string) =>
  defineForm({
    name: 'person-name',
    schema: v.object({ name: nameRule }),
    fields: { name: { kind: 'text', label: words.name } },
    staff: { accessToken },
    send: ({ name }) => changeStaff(id, { name }),
    submitLabel: words.saveName,
    pendingLabel: words.saving,
    success: () => words.saved,
    failure: (error) => (isNotAllowed(error) ? team.noRight : words.nameFailed),
  });

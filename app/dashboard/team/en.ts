import type { Staff } from '~/dashboard/leads/lead';
import { formatNumber } from '~/lib/format';

type Role = 'admin' | 'agent';

export const roles: Record<Role, { label: string; hint: string }> = {
  admin: {
    label: 'Admin',
    hint: 'Works all leads; also exports, imports, merges, changes many at once and manages the team.',
  },
  agent: { label: 'Agent', hint: 'Reads and works all leads.' },
};

export const roleLabel = (role: string) => roles[role as Role]?.label ?? role;

export const roleHint = (role: string) => roles[role as Role]?.hint ?? '';

/** How a person is called: by name, or by address until there is one. */
export const nameOfStaff = ({ name, email }: Pick<Staff, 'name' | 'email'>) => name ?? email;

const list = new Intl.ListFormat('en-IN');

/** Words of the team view. */
export const team = {
  heading: 'Who works here',
  count: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  you: 'You',
  since: 'Since',
  /** For agents. */
  readOnly: (admins: string[]) =>
    admins.length > 0
      ? `Only admins can add, change or remove people. Ask ${list.format(admins)}.`
      : 'Only admins can add, change or remove people.',
  howToSignIn:
    'Everybody signs in with the address below and a code that is mailed to it. There are no passwords.',
  failed: {
    title: 'The team could not be loaded',
    text: 'Nothing is lost. Check the connection and try again.',
    action: 'Try again',
  },

  add: {
    action: 'Add a person',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'They sign in with this address and a code that is mailed to it.',
    role: 'Role',
    noRole: 'Please choose a role.',
    submit: 'Add to the team',
    pending: 'Adding…',
    success: (email: string) => ({
      title: 'Added to the team',
      description: `${email} can sign in now, with this address and the code that is mailed to it.`,
    }),
    duplicate: { title: 'Already in the team', description: 'This address is on the list already.' },
    failure: { title: 'Nobody was added', description: 'Check the connection and try again.' },
  },

  person: {
    change: 'Change',
    changeLabel: (name: string) => `Change ${name}`,
    name: 'Name',
    saveName: 'Save name',
    saving: 'Saving…',
    saved: { title: 'Saved', description: 'The name was changed.' },
    nameFailed: { title: 'The name was not saved', description: 'Check the connection and try again.' },
  },

  role: {
    title: 'Role',
    make: (role: string) => (role === 'admin' ? 'Make admin' : 'Make agent'),
    changed: (name: string, role: string) => ({
      title: 'Role changed',
      description: `${name} is ${role === 'admin' ? 'an admin' : 'an agent'} from now on.`,
    }),
    failed: {
      title: 'The role was not changed',
      description: 'Check the connection and try again.',
    },
    confirmOwn: {
      question: 'Give up being admin?',
      text: 'You keep working on leads, but can no longer export, import, merge or manage the team. Only another admin can undo this.',
      action: 'Become an agent',
    },
  },

  remove: {
    title: 'Remove from the team',
    text: 'For somebody who no longer works here.',
    action: 'Remove…',
    question: (name: string) => `Remove ${name}?`,
    questionOwn: 'Remove yourself?',
    access: 'Access ends at once, on every device. Only an admin can add the address again.',
    leads: (count: number | undefined) => {
      if (count === 0) return 'No lead is assigned to this person. What they did stays in the history.';
      const leads =
        count === undefined ? 'Their leads' : count === 1 ? '1 lead' : `${formatNumber(count)} leads`;
      return `${leads} will be without an owner. What they did stays in the history.`;
    },
    confirm: 'Remove from the team',
    removed: (name: string) => ({
      title: 'Removed from the team',
      description: `${name} no longer has access.`,
    }),
    failed: {
      title: 'Nobody was removed',
      description: 'Check the connection and try again.',
    },
  },

  cancel: 'Cancel',
  lastAdmin: {
    title: 'The last admin stays',
    description: 'Somebody must be able to manage the team. Make somebody else admin first.',
  },
  noRight: {
    title: 'Nothing was changed',
    description: 'The person was removed meanwhile, or you are no longer admin. The list is up to date now.',
  },
} as const;

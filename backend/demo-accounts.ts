export type Who = 'admin' | 'agent' | 'user';

/** Without a role: signed in, but nobody of the office. */
export const DEMO_ACCOUNTS: { email: string; name?: string; role?: 'admin' | 'agent' }[] = [
  { email: 'admin@awadhsolar.example', name: 'Demo admin', role: 'admin' },
  { email: 'agent@awadhsolar.example', name: 'Demo agent', role: 'agent' },
  { email: 'user@awadhsolar.example' },
];

export const demoAccount = (who: Who) => DEMO_ACCOUNTS.find(({ role = 'user' }) => role === who)?.email;

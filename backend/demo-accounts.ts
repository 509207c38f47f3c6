export const DEMO_ACCOUNTS = [
  { email: 'admin@awadhsolar.example', isAdmin: true },
  { email: 'user@awadhsolar.example', isAdmin: false },
];

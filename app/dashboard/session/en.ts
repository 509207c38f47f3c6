import { paths } from '~/paths';
/** Words of the login page. Toasts with a specified wording are exact. */
export const login = {
  title: 'Office login',
  lead: 'For the people who answer leads, applications and messages. No password: we send a code to your office email.',
  email: { label: 'Email', placeholder: 'you@company.in' },
  submit: 'Sign In with OTP',
  calculator: { text: 'Not from the office?', link: 'Calculate your solar savings' },

  code: {
    title: 'Enter the code',
    /** The same for every address: whether it has an account is nobody's business. */
    sent: (email: string) =>
      `If ${email} may sign in, a six-digit code is on its way to it. It is valid for a few minutes.`,
    label: 'Six-digit code',
    submit: 'Sign in',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    resent: {
      tone: 'info' as const,
      title: 'Code requested again',
      description: 'Only the newest code works.',
    },
    otherEmail: 'Use another address',
    incomplete: 'The code has six digits.',
    wrong: 'This code is wrong or no longer valid. Check the newest email or send a new code.',
  },
  tooMany: 'Too many tries. Please wait a few minutes and try again.',

  signedIn: {
    title: 'You are signed in',
    text: (email: string) => `Signed in as ${email}.`,
    dashboard: 'Open the dashboard',
    signOut: 'Sign out',
  },

  toasts: {
    noEmail: { tone: 'destructive' as const, title: 'Error', description: 'Please enter your email address' },
    failed: { tone: 'destructive' as const, title: 'Login Failed', description: 'Please try again later' },
    success: (email: string) => ({
      tone: 'success' as const,
      title: 'Login Successful',
      description: `Signed in as ${email}`,
    }),
    dashboardLink: { label: 'Open the dashboard', href: paths.dashboard },
  },
} as const;

/** Only a demo build (VITE_DEMO) uses this; the bundler leaves it out of any other. */
export const demoLogin = {
  title: 'Demo accounts',
  text: 'These sign in at once, without a code.',
  accounts: [
    { email: 'admin@awadhsolar.example', role: 'Admin: sees and works all records' },
    { email: 'agent@awadhsolar.example', role: 'Agent: works all leads, no export, team or import' },
    { email: 'user@awadhsolar.example', role: 'Sample user: sees the dashboard, no records' },
  ],
  refused: {
    tone: 'destructive',
    title: 'Login Failed',
    description: 'Invalid email or OTP not implemented yet',
  },
} as const;

import { demoLogin } from './en';

export function DemoAccounts({ onChoose }: { onChoose(email: string): void }) {
  return (
    <section aria-label={demoLogin.title} className="mt-6 rounded-md bg-sand-100 p-4 text-sm">
      <p className="font-bold">{demoLogin.title}</p>
      <p className="text-xs text-ink-soft">{demoLogin.text}</p>
      <ul className="mt-3 grid gap-2">
        {demoLogin.accounts.map(({ email, role }) => (
          <li key={email}>
            <button type="button" className="link text-left break-all" onClick={() => onChoose(email)}>
              {email}
            </button>
            <span className="block text-xs text-ink-soft">{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What follows, in order. */
export function Steps({ steps }: { steps: readonly { title?: string; text: string }[] }) {
  return (
    <ol className="grid">
      {steps.map(({ title, text }, index) => (
        <li key={text} className="step">
          <span aria-hidden="true" className="step-number">
            {index + 1}
          </span>
          <div>
            {title && <p className="font-bold">{title}</p>}
            <p className="text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

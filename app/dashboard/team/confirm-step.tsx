import { type ReactNode, useEffect, useId, useRef } from 'react';
import { team } from './en';

interface ConfirmStepProps {
  question: string;
  /** What will happen. */
  children: ReactNode;
  action: string;
  isPending: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks once more, in place. It takes the focus, so that nobody confirms unread what Enter opened. */
export function ConfirmStep({
  question,
  children,
  action,
  isPending,
  onConfirm,
  onCancel,
}: ConfirmStepProps) {
  const id = useId();
  const step = useRef<HTMLFieldSetElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <fieldset
      ref={step}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-3 rounded-md border border-danger-700/30 bg-danger-100 p-4 text-sm outline-none"
    >
      <p id={id} dir="auto" className="text-left font-bold">
        {question}
      </p>
      {children}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isPending}
          aria-busy={isPending}
          className="tool border-transparent bg-danger-700 text-white"
          onClick={onConfirm}
        >
          {action}
        </button>
        <button type="button" disabled={isPending} className="tool" onClick={onCancel}>
          {team.cancel}
        </button>
      </div>
    </fieldset>
  );
}

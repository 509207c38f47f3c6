import { useId } from 'react';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';

interface CheckRowProps {
  label: string;
  hint?: string;
  icon?: IconName;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A wish that is on or off, with room for a thumb. */
export function CheckRow({ label, hint, icon, checked, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 shrink-0 accent-panel-600"
      />
      {icon && <Icon name={icon} className="shrink-0 text-panel-600" />}
      <span className="min-w-0">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs wrap-anywhere text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

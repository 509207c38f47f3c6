interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; text: string }[];
  /** null: none of them. */
  chosen: Value | null;
  onChoose(value: Value): void;
}

/** A few options beside each other, of which one is pressed. */
export function Choice<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="flex rounded-md bg-sand-100 p-1 text-xs font-semibold">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="h-8 rounded-sm px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:h-11"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

import type { Field } from '~/leads/kind';
import { Icon } from '~/ui/icon';
import { formatValue } from './format-value';

/** A value in a list: short, one line, no links that would compete with opening the record. */
export function FieldText({ field, value }: { field: Field; value: unknown }) {
  const text = formatValue(field, value);
  if (!text) return <span className="text-ink-soft">–</span>;
  if (field.kind === 'rating') return <Rating stars={Number(value)} />;
  const numeric = field.kind === 'rupees' || field.kind === 'phone' || field.kind === 'square-feet';
  return (
    <bdi title={text} className={`block truncate ${numeric ? 'tabular-nums' : ''}`}>
      {text}
    </bdi>
  );
}

export function Rating({ stars }: { stars: number }) {
  return (
    <span className="inline-flex gap-0.5 align-middle text-sun-500" role="img" aria-label={`${stars} of 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name="star"
          className={`size-[1em] ${star <= stars ? 'fill-current' : 'text-sand-300'}`}
        />
      ))}
    </span>
  );
}

import type { IconName } from './icon-names.generated';
import sprite from './icons.generated.svg?no-inline';

/** Decorative: the text beside it says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

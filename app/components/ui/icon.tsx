import type { IconName } from './icon-names.generated';
import sprite from './icons.generated.svg?no-inline';

/** Decorative: the text beside it says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  );
}

/** A built page brings the icons it shows (`scripts/build/inline-icons.ts`); the sprite holds them all. */
export function iconAddress(name: IconName | 'five-stars'): string {
  const id = `#icon-${name}`;
  return typeof document !== 'undefined' && document.querySelector(id) ? id : sprite + id;
}

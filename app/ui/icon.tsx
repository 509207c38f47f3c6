import { type IconName, icons } from './icons.generated';

const paths: Partial<Record<IconName, string>> = icons;

/** The dashboard brings its own: they would be a part of every visitor's page otherwise. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(paths, more);
}

/** Decorative: the text beside it says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

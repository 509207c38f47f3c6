import { iconAddress } from '~/components/ui/icon';

/** Side of a star and way to the next one, in the icons' own units; the view shows as many of five as are given. */
const STAR = 24;
const STEP = 27;

export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`Rated ${rating} out of 5`}
      viewBox={`0 0 ${(rating - 1) * STEP + STAR} ${STAR}`}
      className="icon h-4 w-auto self-start fill-current text-sun-500"
    >
      <use href={iconAddress('five-stars')} width={4 * STEP + STAR} height={STAR} />
    </svg>
  );
}

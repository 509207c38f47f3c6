import { icons } from '~/ui/icons.generated';
import { testimonialsCopy } from './en';

/** From one star to the next, in the icons' own units. */
const STEP = 27;

export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={testimonialsCopy.rated(rating)}
      viewBox={`0 0 ${(rating - 1) * STEP + 24} 24`}
      className="icon h-4 w-auto self-start fill-current text-sun-500"
    >
      {[0, 1, 2, 3, 4].slice(0, rating).map((star) => (
        <path key={star} d={icons.star} transform={`translate(${star * STEP})`} />
      ))}
    </svg>
  );
}

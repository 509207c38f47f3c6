import { Icon } from '~/components/ui/icon';

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`Rated ${rating} out of 5`} className="flex gap-0.5 text-sun-500">
      {[1, 2, 3, 4, 5].slice(0, rating).map((star) => (
        <Icon key={star} name="star" className="size-4 fill-current" />
      ))}
    </span>
  );
}

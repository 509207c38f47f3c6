import { type ReactNode, useRef } from 'react';
import { formatRupees } from '~/lib/format';
import { storedFile } from '~/lib/stored-file';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { Picture } from '~/ui/picture';
import type { PictureName } from '~/ui/pictures.generated';
import { testimonials, testimonialsCopy } from './en';
import type { ApprovedTestimonial } from './list-approved-testimonials';
import { Stars } from './stars';
import { useApprovedTestimonials } from './use-approved-testimonials';

/** Approved testimonials join the printed ones at the end of the row, in cards that never make the row taller. */
export function WrittenTestimonials() {
  const row = useRef<HTMLUListElement>(null);
  const approved = useApprovedTestimonials(row);
  const scroll = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7 });

  return (
    <section aria-labelledby="testimonials-title" className="section">
      <div className="wrap mb-10 flex items-end justify-between gap-6">
        <div className="grid gap-4">
          <p className="eyebrow">{testimonialsCopy.eyebrow}</p>
          <h2 id="testimonials-title">{testimonialsCopy.title}</h2>
        </div>
        <div className="hidden gap-3 sm:flex noscript:hidden">
          <ArrowButton label={testimonialsCopy.earlier} icon="chevron-left" onClick={() => scroll(-1)} />
          <ArrowButton label={testimonialsCopy.more} icon="chevron-right" onClick={() => scroll(1)} />
        </div>
      </div>
      <ul
        ref={row}
        className="testimonials swipe"
        // A row that scrolls has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={testimonialsCopy.label}
      >
        {testimonials.map((item) => (
          <Card key={item.name} {...item} picture={<Thumbnail name={item.image} />} />
        ))}
        {approved.map((item) => (
          <ApprovedCard key={item.id} {...item} />
        ))}
      </ul>
    </section>
  );
}

/** What fits the card's height at its narrowest. */
const CARD_HOLDS_CHARACTERS = 160;

interface CardProps {
  name: string;
  location: string | null;
  rating: number;
  comment: string;
  savings: number | null;
  picture: ReactNode;
  /** The comment may be longer than the card, which then scrolls and has to be reachable by keyboard. */
  scrolls?: boolean;
  className?: string;
  children?: ReactNode;
}

function Card({ name, location, rating, comment, savings, picture, className = '', ...rest }: CardProps) {
  return (
    <li className={`card flex flex-col gap-5 p-6 lg:p-8 ${className}`}>
      <Stars rating={rating} />
      <blockquote
        className="min-h-0 flex-1 overflow-y-auto text-lg whitespace-pre-line"
        tabIndex={rest.scrolls ? 0 : undefined}
      >
        {comment}
      </blockquote>
      {rest.children}
      {savings !== null && (
        <p className="border-t border-sand-200 pt-5 text-sm text-ink-soft">
          <strong className="text-2xl font-extrabold tracking-tight text-leaf-700">
            {formatRupees(savings)}
          </strong>{' '}
          {testimonialsCopy.savedAMonth}
        </p>
      )}
      <p className="flex items-center gap-4 text-sm text-ink-soft">
        {picture}
        <span className="min-w-0">
          <strong dir="auto" className="block text-left text-base text-ink">
            {name}
          </strong>
          <bdi>{location}</bdi>
        </span>
      </p>
    </li>
  );
}

function ApprovedCard(item: ApprovedTestimonial) {
  const { customer_name, monthly_savings } = item;
  const image = storedFile(item.image_url ?? '', 'testimonial');
  const video = storedFile(item.video_url ?? '', 'testimonial');
  return (
    <Card
      name={customer_name}
      location={item.location}
      rating={item.rating}
      comment={item.comment}
      savings={monthly_savings}
      scrolls={item.comment.length > CARD_HOLDS_CHARACTERS}
      className="late"
      picture={
        image?.kind === 'picture' ? (
          <img
            src={image.url}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 rounded-md object-cover"
          />
        ) : (
          <span aria-hidden="true" className="icon-tile text-xl font-bold">
            {Array.from(customer_name)[0]}
          </span>
        )
      }
    >
      {video && (
        <a href={video.url} target="_blank" rel="noreferrer" className="link flex items-center gap-2 text-sm">
          <Icon name="play" /> {testimonialsCopy.watchVideo}
        </a>
      )}
    </Card>
  );
}

function Thumbnail({ name }: { name: PictureName }) {
  return <Picture name={name} alt="" sizes="56px" className="size-14 rounded-md object-cover" />;
}

function ArrowButton({ label, icon, onClick }: { label: string; icon: IconName; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-12 place-items-center rounded-full border border-sand-300 bg-white hover:bg-panel-100"
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

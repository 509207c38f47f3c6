import { useRef } from 'react';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { banners, carouselCopy } from './en';
import { showSlide, useCarousel } from './use-carousel';

const INTERVAL_MS = 3000;

/** Scroll-snap carries it: it can be swiped before any script has run. The script adds rotation and dots. */
export function BannerCarousel() {
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(track, banners.length, INTERVAL_MS);
  const { index, playing } = carousel;

  return (
    <section
      aria-label={carouselCopy.label}
      aria-roledescription={carouselCopy.carousel}
      className="wrap on-dark relative overflow-hidden rounded-xl"
      onPointerEnter={() => carousel.setHovered(true)}
      onPointerLeave={() => carousel.setHovered(false)}
      onFocus={(event) => carousel.setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => carousel.setFocused(false)}
    >
      <div ref={track} aria-live={playing ? 'off' : 'polite'} className="swipe flex">
        {banners.map((banner, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset would be a form.
          <div
            key={banner.title}
            role="group"
            aria-roledescription={carouselCopy.slide}
            aria-label={carouselCopy.position(position + 1, banners.length)}
            className="relative w-full shrink-0 snap-always"
          >
            <Picture
              name={banner.picture}
              alt={banner.alt}
              sizes="(min-width: 80rem) 76rem, 100vw"
              className="aspect-3/2 w-full object-cover sm:aspect-21/9"
            />
            <div className="banner-text">
              <p className="max-w-2xl text-3xl font-extrabold tracking-tight">{banner.title}</p>
              <SiteLink to={banner.link.to} className="link inline-block py-3">
                {banner.link.label}
              </SiteLink>
            </div>
          </div>
        ))}
      </div>
      <div className="absolute right-3 bottom-2 flex noscript:hidden sm:right-9 sm:bottom-6">
        {banners.map((banner, position) => (
          <button
            key={banner.title}
            type="button"
            aria-label={carouselCopy.show(position + 1, banners.length)}
            aria-current={position === index ? 'true' : undefined}
            className="dot grid size-11 place-items-center"
            onClick={() => track.current && showSlide(track.current, position)}
          />
        ))}
        <button
          type="button"
          aria-label={playing ? carouselCopy.pause : carouselCopy.play}
          className="grid size-11 place-items-center"
          onClick={() => carousel.setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </section>
  );
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves a scroll-snap track on by one slide every `intervalMs`, unless the visitor holds it (pointer or keyboard focus
 * on it), has paused it, prefers reduced motion or looks at another tab. Which slide is shown is read from the scroll
 * position, so a swipe counts like a click on a dot.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number, intervalMs: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useDocumentHidden();
  const rotating = playing && !hovered && !focused && !hidden;

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => setIndex(slideInView(element));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [track]);

  useEffect(() => {
    const element = track.current;
    if (!element || !rotating) return;
    const timer = setInterval(() => showSlide(element, (slideInView(element) + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [track, rotating, count, intervalMs]);

  return { index, playing, setPlaying, setHovered, setFocused };
}

export function showSlide(track: HTMLElement, index: number) {
  track.scrollTo({ left: index * track.clientWidth });
}

function slideInView(track: HTMLElement): number {
  return Math.round(track.scrollLeft / track.clientWidth);
}

function useDocumentHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return hidden;
}

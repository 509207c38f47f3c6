import { type RefObject, useEffect, useState } from 'react';
import { type ApprovedTestimonial, listApprovedTestimonials } from './list-approved-testimonials';

/** Fetched when `target` comes within a screen or so of the viewport. Without a backend the page keeps its printed ones. */
export function useApprovedTestimonials(target: RefObject<Element | null>) {
  const [approved, setApproved] = useState<ApprovedTestimonial[]>([]);
  useEffect(() => {
    if (!target.current) return;
    let shown = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return; // a busy phone tells several at once
        observer.disconnect();
        listApprovedTestimonials().then(
          (rows) => shown && setApproved(rows),
          () => undefined,
        );
      },
      { rootMargin: '800px' },
    );
    observer.observe(target.current);
    return () => {
      shown = false;
      observer.disconnect();
    };
  }, [target]);
  return approved;
}

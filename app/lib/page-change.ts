const hasMouse = typeof window !== 'undefined' && window.matchMedia('(hover: hover)').matches;

/**
 * How a link changes pages: the next page's script is fetched when the link comes into sight, and the change is animated
 * only where there is a mouse. On a cheap phone the animation would show the next page 150 ms later.
 */
export const pageChange = {
  prefetch: 'viewport',
  viewTransition: hasMouse && 'startViewTransition' in document,
} as const;

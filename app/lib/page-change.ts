const hasMouse = typeof window !== 'undefined' && window.matchMedia('(hover: hover)').matches;

/**
 * How a link changes pages: animated only where there is a mouse, since on a cheap phone that would show the next page 150 ms
 * later. Without the router's `prefetch`: when a fetch in advance fails, as on a weak line it will, the router reloads the
 * page that somebody is reading or typing into.
 */
export const pageChange = { viewTransition: hasMouse && 'startViewTransition' in document } as const;

/**
 * A page change that overtakes another skips the first one's animation. Its `ready` promise then fails, which the router
 * leaves unhandled: an error in the console about nothing.
 */
export function quietViewTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...args) => {
    const transition = start(...args);
    transition.ready.catch(() => {});
    return transition;
  };
}

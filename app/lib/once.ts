/**
 * Lazy initialisation: calls `make` on the first use and keeps the result. Formatters take a phone 10 ms and more each, and
 * most pages need few of them.
 */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Lazy initialisation, memoized: makes a thing when it is first asked for. Formatters take a phone 10 ms and more each, and most pages need few of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

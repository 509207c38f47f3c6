let failures = 0;

/**
 * Fetches code that may have failed to load before. Some browsers remember a failed import by its address for as long as
 * the page lives; their message names it, and a query makes it another one.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const address = /https?:\/\/\S+\.js/.exec(String(cause))?.[0];
    if (!address || new URL(address).origin !== location.origin) throw cause;
    failures += 1;
    return import(/* @vite-ignore */ `${address}?${failures}`);
  }
}

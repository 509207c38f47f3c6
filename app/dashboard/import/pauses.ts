const MILLISECONDS_OF_WORK = 30;

/** Long work that asks this often leaves the page time, so that a key or a touch is never answered late. */
export class Pauses {
  #dueAt = performance.now() + MILLISECONDS_OF_WORK;

  isDue(): boolean {
    return performance.now() >= this.#dueAt;
  }

  async take(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#dueAt = performance.now() + MILLISECONDS_OF_WORK;
  }
}

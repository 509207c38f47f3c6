/**
 * What starts a page's app. These functions run in the browser as they stand here, inline at the end of the page, and read
 * what to start from their own element. They may use each other, and nothing from elsewhere. A pointer that moves by
 * nothing is no sign of a person: browsers report one under a resting mouse whenever the page below it changes.
 */

/** At once in a hidden tab, which is never painted. A small page may well have loaded before its first paint. */
export function whenPainted(act: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    act();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** The page stays as it is; who could have typed or pressed something is told. */
export function tellOfFailure(): void {
  const notice = document.getElementById('script-failed');
  if (notice && document.querySelector('main :is(form, input, [role=status])')) notice.hidden = false;
}

/**
 * Draws the lower parts of the page (`FarDown`) when it has loaded and has nothing else to do, one at a time: they are then
 * there for who scrolls fast, prints, or takes a picture of the whole page.
 */
export function drawLowerParts(): void {
  const idle = self.requestIdleCallback ?? setTimeout;
  const parts = document.querySelectorAll<HTMLElement>('.far-down');
  const draw = (index: number) =>
    idle(() => {
      const part = parts[index];
      if (!part) return;
      part.style.contentVisibility = 'visible';
      draw(index + 1);
    });
  addEventListener('load', () => whenPainted(() => draw(0)));
}

/**
 * Content: nothing runs until there is a sign of a person, and by then everything has been fetched. One module
 * is asked for at a time, since even that takes a slow phone milliseconds; `prefetch` leaves the compiling for later.
 */
export function startForPerson(script: HTMLElement): void {
  const { start = '', modules = '', styles = '' } = script.dataset;
  const link = (rel: string, href: string) =>
    new Promise((settled) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel, href, onload: settled, onerror: settled }),
      ),
    );
  let started = false;
  const startApp = async (sign: Event) => {
    if (
      started ||
      (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
    )
      return;
    started = true;
    for (const module of modules.split(' ')) link('modulepreload', module);
    await link('stylesheet', styles);
    import(start).catch(tellOfFailure);
  };
  const idle = self.requestIdleCallback ?? setTimeout;
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
  const prepare = ([module, ...others]: string[]) =>
    idle(() => {
      if (started || !module) return;
      link(rel, module);
      prepare(others);
    });
  addEventListener('load', () => whenPainted(() => prepare(modules.split(' '))));
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll'])
    addEventListener(sign, startApp, { capture: true, passive: true });
}

/**
 * Pages one types into: right after the first paint, which in a hidden tab never comes. Modules are asked for and run one
 * by one, so that a key pressed meanwhile waits for one of them and not for all; the entry, which starts the app, comes
 * last. A hidden tab's timers stand still, so it does not wait for any.
 */
export function startAfterPaint(script: HTMLElement): void {
  const { start = '', modules = '', styles = '' } = script.dataset;
  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  let started = false;
  const startApp = async () => {
    if (started) return;
    started = true;
    const all = modules.split(' ');
    for (const module of all) {
      link('modulepreload', module);
      if (!document.hidden) await self.scheduler?.postTask(() => {}, { delay: 1 });
    }
    for (const module of all) if (!module.includes('entry.client')) await import(module);
    await import(start);
  };
  let prepared = false;
  const prepareToLeave = (sign: Event) => {
    if (
      prepared ||
      (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY)
    )
      return;
    prepared = true;
    startApp().catch(tellOfFailure);
    link('stylesheet', styles);
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll'])
    addEventListener(sign, prepareToLeave, { capture: true, passive: true });
  whenPainted(() => startApp().catch(tellOfFailure));
}

/** Where a visit came from, as far as its first page can tell. The database cleans and cuts it again. */
type VisitSource = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'referrer' | 'landing',
    string
  >
>;

/**
 * Notes on the first page of a visit where it came from, in the tab alone (no cookie). Runs in the browser as it stands
 * here, inline in every page and before anything else, so it may use nothing from elsewhere.
 */
export function recordVisit(): void {
  try {
    if (sessionStorage.visit) return;
    const source: Record<string, string> = {};
    const note = (key: string, text: string) => {
      // By whole characters, and none that Postgres refuses: a form must not fail over a campaign's name.
      const clean = [...text.replace(/\p{Cc}/gu, ' ').trim()].slice(0, 100).join('');
      if (clean) source[key] = clean;
    };
    for (const [key, value] of new URLSearchParams(location.search))
      if (/^utm_(source|medium|campaign|term|content)$/.test(key)) note(key, value);
    const { host } = new URL(document.referrer || location.href);
    if (host !== location.host) note('referrer', host);
    note('landing', location.pathname);
    sessionStorage.visit = JSON.stringify(source);
  } catch {
    // Without storage the lead is stored without its source.
  }
}

export function visitSource(): VisitSource | undefined {
  try {
    return JSON.parse(sessionStorage.visit);
  } catch {
    return undefined;
  }
}

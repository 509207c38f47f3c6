import Beasties from 'beasties';

/** What Beasties cannot hold against the page's HTML: bare pseudo-classes and elements, selectors within selectors, nesting. */
const UNDECIDED = [/^:/, /:(?:has|is|not|where)\(/, /&/];
/** Rules for states that no HTML shows: a field in error, an open dialog, a pressed button. */
const STATES = [/:(?:user-)?(?:in)?valid/, /\[(?:open|aria-|data-)/];

const beasties = new Beasties({
  external: false,
  reduceInlineStyles: true,
  keyframes: 'critical',
  inlineFonts: true,
  preloadFonts: false, // the root route does
  allowRules: [...UNDECIDED, ...STATES],
  logLevel: 'silent',
});

/** Leaves of the inline style sheet what the page's own HTML can match; the app brings the whole sheet when it starts. */
export const withCriticalCss = (html: string) => beasties.process(html);

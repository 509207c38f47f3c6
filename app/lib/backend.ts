/** Without settings the site talks to the backend that serves it; a publishable key is public by design. */
export const backend = {
  url: import.meta.env.VITE_SUPABASE_URL || (typeof location === 'undefined' ? '' : location.origin),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_embedded',
};

/** The security headers of every response, and the same as files for common static hosts. */
import { createHash } from 'node:crypto';

const INLINE_EXECUTABLE = /<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g;

type Headers = Record<string, string>;

export function inlineScriptHashes(pages: string[]): string[] {
  const hashes = new Set<string>();
  for (const html of pages)
    for (const [, script] of html.matchAll(INLINE_EXECUTABLE))
      hashes.add(
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
      );
  return [...hashes].sort();
}

/** `backend`: origin of a hosted Supabase project; without it the site talks to its own origin only. */
export function securityHeaders(scriptHashes: string[], backend: string | undefined): Headers {
  const origins = backend ? [new URL(backend).origin] : [];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    // React writes style attributes (bar widths, picture placeholders), which hashes cannot cover.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...origins],
    'media-src': ["'self'", 'blob:', ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins, ...sockets],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The dashboard shows a draft in the page of its customer; nobody else's page can frame any of this.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers heed this only over TLS, so it does no harm on a developer's machine.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

/** A service worker that a cache on the way holds back would show alerts as the last release did. */
const ALERTS_WORKER = '/alerts-worker.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For hosts that read `_headers` (Cloudflare Pages, Netlify). */
export function headersFile(headers: Headers): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const immutable = ['/assets/*', '/images/*'].map((path) => `${path}\n  Cache-Control: ${IMMUTABLE}`);
  const worker = `${ALERTS_WORKER}\n  Cache-Control: no-cache`;
  return `/*\n${all.join('\n')}\n\n${[...immutable, worker].join('\n\n')}\n`;
}

/** For nginx: to be included in the `server` block. */
export function nginxSnippet(headers: Headers): string {
  const all = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // nginx drops inherited headers in a location that adds its own, hence `expires` for caching.
  return [
    ...all,
    'location ~ ^/(assets|images)/ { expires max; }',
    `location = ${ALERTS_WORKER} { expires -1; }`,
    'location ^~ /hi/ { try_files $uri $uri/index.html =404; error_page 404 /hi/404.html; }',
    'error_page 404 /404.html;\n',
  ].join('\n');
}

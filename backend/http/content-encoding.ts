export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different Accept-Encoding headers, so each is worked out once. */
export function createNegotiator() {
  const known = new Map<string, Encoding>();
  return (header: string): Encoding => {
    let encoding = known.get(header);
    if (!encoding) {
      encoding = negotiate(header);
      if (known.size < 1000) known.set(header, encoding);
    }
    return encoding;
  };
}

function negotiate(header: string): Encoding {
  const accepted = header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

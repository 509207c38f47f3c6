/** Whether an IP address is one of the public internet: nothing of this machine, its network or its cloud provider. */
export function isPublicAddress(address: string): boolean {
  const ipv4 = ipv4Number(address);
  if (ipv4 !== undefined)
    return !REFUSED_IPV4.some(([start, bits]) => ipv4 >> (32n - bits) === start >> (32n - bits));
  const ipv6 = ipv6Number(address);
  if (ipv6 === undefined) return false;
  const inside = ([start, bits]: Range) => ipv6 >> (128n - bits) === start >> (128n - bits);
  return inside(GLOBAL_IPV6) && !REFUSED_IPV6.some(inside);
}

type Range = readonly [start: bigint, bits: bigint];

/** IANA's special-purpose registry: what is not "globally reachable", and multicast. */
const REFUSED_IPV4: Range[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((range) => toRange(range, ipv4Number));

const GLOBAL_IPV6 = toRange('2000::/3', ipv6Number);
/** Within it: protocol assignments and Teredo, documentation, and 6to4, which carries an IPv4 address of any kind. */
const REFUSED_IPV6: Range[] = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  toRange(range, ipv6Number),
);

function toRange(range: string, parse: (text: string) => bigint | undefined): Range {
  const [start = '', bits = ''] = range.split('/');
  return [parse(start) ?? 0n, BigInt(bits)];
}

function ipv4Number(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);
}

function ipv6Number(text: string): bigint | undefined {
  const [head = '', tail, ...more] = withoutDots(text.replace(/%.*$/, '')).split('::');
  if (more.length > 0) return undefined;
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const whole = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  if (!whole.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return whole.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n);
}

/** ::ffff:127.0.0.1 as ::ffff:7f00:1 */
function withoutDots(text: string): string {
  const [, start = '', dotted = ''] = /^(.*:)([\d.]+)$/.exec(text) ?? [];
  const number = ipv4Number(dotted);
  return number === undefined
    ? text
    : `${start}${(number >> 16n).toString(16)}:${(number & 0xffffn).toString(16)}`;
}

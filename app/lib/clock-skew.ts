/**
 * supabase-js refreshes a session when this device's clock passes the moment the server named. With clock skew that goes
 * wrong: on a device that is ahead every call would refresh, until the limiter ends the session; on one that is behind,
 * none would. So the moment is reckoned from how long the session lasts, on the clock it will be compared with.
 */
export const fetchWithoutClockSkew: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { pathname } = new URL(response.url || String(input), location.href);
  if (!response.ok || !/\/auth\/v1\/(token|verify)$/.test(pathname)) return response;
  const answer: { expires_in?: number } = await response.json();
  const expires_at = Math.floor(Date.now() / 1000) + Number(answer.expires_in);
  return Response.json(answer.expires_in ? { ...answer, expires_at } : answer, { status: response.status });
};

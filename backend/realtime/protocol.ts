/** Phoenix frames as supabase-js sends and expects them: arrays in version 2.0.0, objects in 1.0.0. */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

export type ProtocolVersion = '1.0.0' | '2.0.0';

export function decodeFrame(text: string): Frame | undefined {
  try {
    const raw = JSON.parse(text);
    const [joinRef, ref, topic, event, payload] = Array.isArray(raw)
      ? raw
      : [raw.join_ref, raw.ref, raw.topic, raw.event, raw.payload];
    if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
    return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload: payload ?? {} };
  } catch {
    return undefined;
  }
}

export function encodeFrame(
  version: ProtocolVersion,
  { joinRef, ref, topic, event, payload }: Frame,
): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
}

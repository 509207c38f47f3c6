import * as v from 'valibot';

export type ProtocolVersion = '1.0.0' | '2.0.0';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
/** An array has no fields of these names, and valibot would take that for an object whose fields are all left out. */
const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
    v.object(entries),
  );

const ref = v.nullish(text(64), null);
const frameSchema = v.object({
  joinRef: ref,
  ref,
  topic: text(255),
  event: text(64),
  payload: v.optional(v.unknown(), {}),
});

const token = v.nullish(text(16_384));
const joinSchema = fields({
  access_token: token,
  config: v.optional(
    fields({
      postgres_changes: v.optional(
        v.array(
          fields({
            event: v.optional(v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE'])),
            schema: v.optional(text(63)),
            table: v.optional(text(63)),
            filter: v.optional(text(2048)),
          }),
        ),
      ),
    }),
  ),
});
const tokenSchema = fields({ access_token: token });

/** Phoenix frames as supabase-js sends and expects them: arrays in version 2.0.0, objects in 1.0.0. */
export type Frame = v.InferOutput<typeof frameSchema>;
/** One table that a channel asks to hear of. */
export type ChangeRequest = {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  schema?: string;
  table?: string;
  filter?: string;
};

/** Undefined for whatever is not a frame: nobody can be told, since the reply would need its topic and reference. */
export function decodeFrame(message: string): Frame | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(message);
  } catch {
    return undefined;
  }
  if (typeof raw !== 'object' || raw === null) return undefined;
  const named = raw as Record<string, unknown>;
  const [joinRef, frameRef, topic, event, payload] = Array.isArray(raw)
    ? raw
    : [named.join_ref, named.ref, named.topic, named.event, named.payload];
  const parsed = v.safeParse(frameSchema, { joinRef, ref: frameRef, topic, event, payload });
  return parsed.success ? parsed.output : undefined;
}

export function decodeJoin(payload: unknown): { token?: string; changes: ChangeRequest[] } | undefined {
  const parsed = v.safeParse(joinSchema, payload);
  if (!parsed.success) return undefined;
  const { access_token, config } = parsed.output;
  return { token: access_token ?? undefined, changes: config?.postgres_changes ?? [] };
}

export function decodeToken(payload: unknown): { token?: string } | undefined {
  const parsed = v.safeParse(tokenSchema, payload);
  return parsed.success ? { token: parsed.output.access_token ?? undefined } : undefined;
}

export function encodeFrame(
  version: ProtocolVersion,
  { joinRef, ref: frameRef, topic, event, payload }: Frame,
): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, frameRef, topic, event, payload]
      : { join_ref: joinRef, ref: frameRef, topic, event, payload },
  );
}

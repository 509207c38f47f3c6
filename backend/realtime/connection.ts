import type { WebSocket } from 'ws';
import type { Binding, Channel } from './dispatch.ts';
import { type Rights, rightsOf } from './listener-rights.ts';
import { decodeFrame, encodeFrame, type Frame, type ProtocolVersion } from './protocol.ts';

const MAX_CHANNELS = 20;
const MAX_BINDINGS = 20;
/** A reader this far behind is dropped; supabase-js reconnects and the page fetches afresh. */
const MAX_WAITING_BYTES = 1024 * 1024;

type Wish = { event?: string; schema?: string; table?: string; filter?: string };
type Context = { jwtSecret: string; isPublished(schema: string, table: string): boolean };

let lastBindingId = 0;

/** One browser's socket: which channels it joined and under whose rights. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  answeredLastPing = true;
  readonly #socket: WebSocket;
  readonly #version: ProtocolVersion;
  readonly #context: Context;

  constructor(socket: WebSocket, version: ProtocolVersion, context: Context) {
    this.#socket = socket;
    this.#version = version;
    this.#context = context;
  }

  async receive(text: string): Promise<void> {
    const frame = decodeFrame(text);
    switch (frame?.event) {
      case 'heartbeat':
        return this.#reply(frame, 'ok');
      case 'phx_join':
        return this.#join(frame);
      case 'phx_leave':
        this.channels.delete(frame.topic);
        return this.#reply(frame, 'ok');
      case 'access_token':
        return this.#changeRights(frame);
    }
  }

  deliver(channel: Channel, payload: Record<string, unknown>): void {
    if (channel.rights.expiresAt < Date.now()) this.close(channel);
    else this.#send({ joinRef: null, ref: null, topic: channel.topic, event: 'postgres_changes', payload });
  }

  close(channel: Channel): void {
    this.channels.delete(channel.topic);
    this.#send({
      joinRef: channel.joinRef,
      ref: null,
      topic: channel.topic,
      event: 'phx_close',
      payload: {},
    });
  }

  async #join(frame: Frame): Promise<void> {
    const { topic } = frame;
    const wishes = (
      (frame.payload.config as { postgres_changes?: Wish[] } | undefined)?.postgres_changes ?? []
    ).map((wish) => ({ ...wish }));
    const complaint = this.#complaintAbout(wishes, topic);
    if (complaint) return this.#reply(frame, 'error', { reason: complaint });
    let rights: Rights;
    try {
      rights = await rightsOf(frame.payload.access_token, this.#context.jwtSecret);
    } catch {
      return this.#reply(frame, 'error', { reason: 'InvalidJWTToken: the token is expired or not ours' });
    }
    const bindings = wishes.map(toBinding);
    const joinRef = frame.joinRef ?? frame.ref;
    this.channels.set(topic, { topic, joinRef, bindings, rights });
    // supabase-js compares the answer with its question field by field, so echo each wish as it came.
    this.#reply(frame, 'ok', {
      postgres_changes: wishes.map((wish, i) => ({ ...wish, id: bindings[i]?.id })),
    });
    this.#send({ joinRef, ref: null, topic, event: 'presence_state', payload: {} });
    if (bindings.length > 0) {
      const message = 'Subscribed to PostgreSQL';
      const channel = topic.replace(/^realtime:/, '');
      const payload = { status: 'ok', extension: 'postgres_changes', channel, message };
      this.#send({ joinRef, ref: null, topic, event: 'system', payload });
    }
  }

  #complaintAbout(wishes: Wish[], topic: string): string | undefined {
    const isNew = !this.channels.has(topic);
    if ((isNew && this.channels.size >= MAX_CHANNELS) || wishes.length > MAX_BINDINGS)
      return 'Too many subscriptions';
    const unknown = wishes.find(
      (wish) => !this.#context.isPublished(wish.schema ?? 'public', wish.table ?? ''),
    );
    return unknown && `Unable to subscribe to changes with given parameters: ${JSON.stringify(unknown)}`;
  }

  async #changeRights(frame: Frame): Promise<void> {
    const channel = this.channels.get(frame.topic);
    if (!channel) return;
    try {
      channel.rights = await rightsOf(frame.payload.access_token, this.#context.jwtSecret);
    } catch {
      this.close(channel);
    }
  }

  #reply(
    { joinRef, ref, topic }: Frame,
    status: 'ok' | 'error',
    response: Record<string, unknown> = {},
  ): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_WAITING_BYTES) this.#socket.terminate();
    else this.#socket.send(encodeFrame(this.#version, frame));
  }
}

function toBinding({ event = '*', schema = 'public', table = '', filter }: Wish): Binding {
  lastBindingId += 1;
  return { id: lastBindingId, event: event.toUpperCase(), schema, table, filter: filter || undefined };
}

import type { WebSocket } from 'ws';
import { createQueue } from '../../database/queue.ts';
import type { Binding, Channel } from './dispatch.ts';
import { type Column, type Rights, rightsOf } from './listener-rights.ts';
import {
  type ChangeRequest,
  decodeFrame,
  decodeJoin,
  decodeToken,
  encodeFrame,
  type Frame,
  type ProtocolVersion,
} from './protocol.ts';
import { parseFilter, UnusableFilter } from './row-filter.ts';

const MAX_CHANNELS = 20;
const MAX_BINDINGS_PER_CHANNEL = 20;
const MAX_BINDINGS = 50;
/** A page joins a few channels and then sends a heartbeat every 25 s. */
const MAX_FRAMES = 100;
const FRAMES_WITHIN_MS = 10_000;
/** A reader this far behind is dropped; supabase-js reconnects and the page fetches afresh. */
const MAX_WAITING_BYTES = 1024 * 1024;

export type Context = {
  jwtSecret: string;
  isPublished(schema: string, table: string): boolean;
  readableColumns(role: Rights['role'], schema: string, table: string): Promise<Column[]>;
};

let lastBindingId = 0;

/** One browser's socket: which channels it joined and under whose rights. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  answeredLastPing = true;
  readonly #socket: WebSocket;
  readonly #version: ProtocolVersion;
  readonly #context: Context;
  /** Joining waits for the database; leaving right after it must not overtake it. */
  readonly #inOrder = createQueue();
  #frames = { count: 0, since: performance.now() };

  constructor(socket: WebSocket, version: ProtocolVersion, context: Context) {
    this.#socket = socket;
    this.#version = version;
    this.#context = context;
  }

  /** False when the client sends more than any page would: the socket is not worth keeping. */
  receive(message: string): boolean {
    const now = performance.now();
    if (now - this.#frames.since > FRAMES_WITHIN_MS) this.#frames = { count: 0, since: now };
    this.#frames.count += 1;
    if (this.#frames.count > MAX_FRAMES) return false;
    const frame = decodeFrame(message);
    if (frame) this.#inOrder(() => this.#handle(frame)).catch(() => this.#socket.terminate());
    return true;
  }

  async #handle(frame: Frame): Promise<void> {
    switch (frame.event) {
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
    const refuse = (reason: string) => this.#reply(frame, 'error', { reason });
    const request = decodeJoin(frame.payload);
    if (!request) return refuse('Unable to subscribe to changes: the request is not of the expected form');
    if (this.#asksTooMuch(topic, request.changes.length)) return refuse('Too many subscriptions');
    let rights: Rights;
    try {
      rights = await rightsOf(request.token, this.#context.jwtSecret);
    } catch {
      return refuse('InvalidJWTToken: the token is expired or not ours');
    }
    let bindings: Binding[];
    try {
      bindings = await Promise.all(request.changes.map((change) => this.#bind(change, rights)));
    } catch (error) {
      const why = error instanceof UnusableFilter ? error.message : 'the database did not answer';
      return refuse(`Unable to subscribe to changes with given parameters: ${why}`);
    }
    const joinRef = frame.joinRef ?? frame.ref;
    this.channels.set(topic, { topic, joinRef, bindings, rights });
    // supabase-js compares the answer with its question field by field, so echo each request as it came.
    this.#reply(frame, 'ok', {
      postgres_changes: request.changes.map((change, i) => ({ ...change, id: bindings[i]?.id })),
    });
    this.#send({ joinRef, ref: null, topic, event: 'presence_state', payload: {} });
    if (bindings.length > 0) {
      const message = 'Subscribed to PostgreSQL';
      const channel = topic.replace(/^realtime:/, '');
      const payload = { status: 'ok', extension: 'postgres_changes', channel, message };
      this.#send({ joinRef, ref: null, topic, event: 'system', payload });
    }
  }

  #asksTooMuch(topic: string, bindings: number): boolean {
    const others = [...this.channels.values()].filter((channel) => channel.topic !== topic);
    const held = others.reduce((sum, channel) => sum + channel.bindings.length, 0);
    return (
      others.length >= MAX_CHANNELS || bindings > MAX_BINDINGS_PER_CHANNEL || held + bindings > MAX_BINDINGS
    );
  }

  /** Throws when the table is not published or the filter is none this role may use. */
  async #bind(
    { event = '*', schema = 'public', table = '', filter }: ChangeRequest,
    { role }: Rights,
  ): Promise<Binding> {
    if (!this.#context.isPublished(schema, table))
      throw new UnusableFilter(`${schema}.${table} is not published`);
    const parsed = filter && parseFilter(filter, await this.#context.readableColumns(role, schema, table));
    lastBindingId += 1;
    return { id: lastBindingId, event, schema, table, filter: parsed || undefined };
  }

  async #changeRights(frame: Frame): Promise<void> {
    const channel = this.channels.get(frame.topic);
    const request = decodeToken(frame.payload);
    if (!channel) return;
    try {
      if (!request) throw new Error('not a token');
      channel.rights = await rightsOf(request.token, this.#context.jwtSecret);
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

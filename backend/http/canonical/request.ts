import type { IncomingMessage } from 'node:http';
import type { ApiRequest } from '../../supabase/lite/repair-request.ts';
import { assertJsonType, COMMON, pass, readHeaders, type SentHeaders } from './headers.ts';
import { invalidJson, type Json, parseJson } from './json-body.ts';
import { acceptedType, assertPublicSchema, preferences } from './rest-headers.ts';
import { assertPlainQuery } from './rest-query.ts';
import type { Route } from './routes.ts';
import { onlyValue, type Query, readTarget, type Target } from './target.ts';
import type { SentFile } from './upload-body.ts';

/**
 * One reading of a request. The head is read here before anything is counted or decided, the body when it is whole; both
 * are refused in any spelling but one. Limits and rules look at the result, and lite gets only what is written anew from
 * it: address, headers of a short list, JSON. So there is nothing left that two readers could understand differently.
 */
export type Head = Target & { method: string; sent: SentHeaders };

export function readHead(request: IncomingMessage): Head {
  return { ...readTarget(request.url ?? ''), method: request.method ?? '', sent: readHeaders(request) };
}

/** Address and headers for lite; refuses those of a table or function that are not offered to this caller. */
export function outgoing(head: Head, route: Route, trusted: boolean): ApiRequest {
  const { method, path, query, sent } = head;
  const headers = pass(sent, COMMON);
  const url = new URL(path, 'http://localhost');
  url.search = new URLSearchParams(passedOn(query, route)).toString();
  if (route.kind === 'rows' || route.kind === 'function') {
    assertPublicSchema(sent);
    if (!trusted) assertPlainQuery(query, method === 'POST' && route.kind === 'rows');
    headers.set('accept', acceptedType(sent));
    const prefer = preferences(sent, method === 'GET' || method === 'HEAD', trusted);
    if (prefer) headers.set('prefer', prefer);
  }
  return { method, url, headers, body: Buffer.alloc(0) };
}

const AUTH_PARAMETERS = ['grant_type', 'redirect_to', 'scope'];
const STORAGE_PARAMETERS = ['token', 'download'];

function passedOn(query: Query, route: Route): Query {
  if (route.kind === 'rows' || route.kind === 'function') return query;
  const names = { auth: AUTH_PARAMETERS, download: STORAGE_PARAMETERS }[route.kind as string] ?? [];
  return names.flatMap((name): Query => {
    const value = onlyValue(query, name);
    return value === undefined ? [] : [[name, value]];
  });
}

/** Adds a JSON body of the shape that belongs to the route, written anew. */
export function withJson(request: ApiRequest, sent: SentHeaders, route: Route, body: Buffer): ApiRequest {
  if (body.length === 0 && (route.body === 'none' || route.body === 'optional object')) return request;
  if (route.body === 'none') throw invalidJson('A body does not belong to this call');
  assertJsonType(sent);
  const json = parseJson(body);
  if (!isObject(json) && !(route.body === 'rows' && Array.isArray(json) && json.every(isObject)))
    throw invalidJson('The body is not of the shape that belongs to this call');
  return rewritten(request, json);
}

export function rewritten(request: ApiRequest, json: Json): ApiRequest {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return { ...request, headers, json, body: Buffer.from(JSON.stringify(json)) };
}

const isObject = (json: Json) => typeof json === 'object' && json !== null && !Array.isArray(json);

export function withFile(request: ApiRequest, sent: SentHeaders, { type, bytes }: SentFile): ApiRequest {
  const headers = new Headers(request.headers);
  headers.set('content-type', type);
  headers.set('x-upsert', String(sent.get('x-upsert') === 'true'));
  return { ...request, headers, body: bytes };
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import type { ServerProcess } from '../../testing/server-process.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_embedded';
export const DIRECTORY =
  '/rest/v1/associate_registrations?select=id,full_name,city,state,pincode,business_type,certificate_url,created_at&status=eq.approved&order=created_at.desc&limit=12';

/** As many connections at once as a measurement has clients. */
export const agent = new Agent({ keepAlive: true });
export type Answer = { status: number; body: string };

export function send(url: string, key: string, body?: object, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: key, 'content-type': 'application/json', ...options.headers };
    const settings = { agent, method: body ? 'POST' : 'GET', ...options, headers };
    const call = request(url, settings, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

export const submission = (id: string) => ({
  id,
  name: 'Bench Visitor',
  phone: '9876543210',
  message: 'Please call me back.',
  consent_version: 'bench',
});

export const submit = (server: ServerProcess, id: string = randomUUID(), origin = server.url) =>
  send(`${origin}/rest/v1/contact_inquiries`, PUBLISHABLE_KEY, submission(id));

/** What the server takes now and took at most, in MB. */
export function memory(server: ServerProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRequestLog } from './request-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'requests.log');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const entry = (status: number, url = '/rest/v1/contact_inquiries') => ({
  method: 'GET',
  path: url,
  status,
  milliseconds: 1.4,
});
const statuses = (name: string) =>
  readFileSync(name, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[3]));

test('A line has time, method, path, status and duration, and of a stored file only its bucket', async () => {
  const log = openRequestLog(file);
  log.write(entry(200, '/storage/v1/object/sign/resumes/secret.pdf'));
  await log.close();
  expect(readFileSync(file, 'utf8')).toMatch(/^\S+Z GET \/storage\/v1\/object\/sign\/resumes\/… 200 1ms\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('A log that was moved or deleted is begun again', async () => {
  const log = openRequestLog(file);
  log.write(entry(201));
  await log.close();
  renameSync(file, `${file}.moved`);
  log.write(entry(202));
  await log.close();
  rmSync(file);
  log.write(entry(203));
  await log.close();
  expect([statuses(`${file}.moved`), statuses(file)]).toEqual([[201], [203]]);
});

test('A full log is kept once; deleted just then, or not to be kept, it is begun again', async () => {
  const log = openRequestLog(file, { maxBytes: 100 });
  const write = async (status: number) => {
    log.write(entry(status));
    await log.close();
  };
  await write(201);
  await write(202);
  expect([statuses(`${file}.1`), statuses(file)]).toEqual([[201], [202]]);
  rmSync(file);
  await write(203);
  rmSync(`${file}.1`);
  mkdirSync(path.join(`${file}.1`, 'in the way'), { recursive: true });
  await write(204);
  expect(statuses(file)).toEqual([204]);
});

test('A folder that is gone takes no lines and stops nothing', async () => {
  const log = openRequestLog(path.join(folder, 'gone/requests.log'));
  log.write(entry(201));
  await expect(log.close()).resolves.toBeUndefined();
});

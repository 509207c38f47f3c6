import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { assertLocalFileSystem } from './file-system.ts';

const logged: string[] = [];
const check = (type?: number) => assertLocalFileSystem(tmpdir(), (line) => logged.push(line), type);

test('A local folder is taken without a word', () => {
  check();
  expect(logged).toEqual([]);
});

test.each([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xff534d42 | 0, 'CIFS'],
  [0x00c36400, 'Ceph'],
])('A folder that other machines share is refused (%i)', (type, name) => {
  expect(() => check(type)).toThrow(`is on a network file system (${name})`);
});

test('A folder that other machines may share is taken with a warning', () => {
  check(0x01021997);
  expect(logged).toEqual([expect.stringContaining('is on a 9p file system')]);
});

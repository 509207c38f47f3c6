import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('favicon.ico is a directory of three PNG icons of the sizes it states', () => {
  const file = readFileSync('public/favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [i, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * i;
    const offset = file.readUInt32LE(entry + 12);
    const image = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    expect(file.readUInt8(entry)).toBe(size);
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([size, size]); // of its IHDR
  }
});

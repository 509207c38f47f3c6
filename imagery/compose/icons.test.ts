import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('favicon.ico is a directory of three icons that can be drawn', async () => {
  const file = readFileSync('public/favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [i, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * i;
    const offset = file.readUInt32LE(entry + 12);
    const image = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    expect(file.readUInt8(entry)).toBe(size);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

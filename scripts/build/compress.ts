import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Below this a response fits one packet anyway. */
const WORTH_IT_BYTES = 860;

/** Puts `.br` and `.gz` beside every text file, so that no server compresses at request time. */
export async function compress(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        if (content.length < WORTH_IT_BYTES) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}

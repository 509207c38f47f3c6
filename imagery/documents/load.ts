import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { createServer } from 'vite';
import type { documents } from '../../app/company/documents.ts';
import type { Language } from '../../app/languages.ts';
import { wordsPlugin } from '../../scripts/build/words-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The files under public/documents. */
export const printed: { file: string; name: keyof typeof documents; language: Language }[] = [
  { file: 'brochure', name: 'brochure', language: 'en' },
  { file: 'catalogue', name: 'catalogue', language: 'en' },
  { file: 'brochure-hi', name: 'brochure', language: 'hi' },
  { file: 'catalogue-hi', name: 'catalogue', language: 'hi' },
];

/** The document that is printed to a file of this name. */
export async function render({ name, language }: (typeof printed)[number]) {
  const { renderDocument } = await load<typeof import('./render.tsx')>('render.tsx', language);
  return renderDocument(name);
}

/** A module of this folder, with the words of one language. */
export async function load<Module>(file: string, language: Language): Promise<Module> {
  const vite = await createServer({
    root,
    configFile: false,
    cacheDir: '.cache/vite-documents',
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [tailwindcss(), wordsPlugin(language)],
    resolve: { alias: { '~': path.join(root, 'app') } },
  });
  try {
    return (await vite.ssrLoadModule(`/imagery/documents/${file}`)) as Module;
  } finally {
    await vite.close();
  }
}

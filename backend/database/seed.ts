import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { kindOfExtension } from '../supabase/storage/file-kinds.ts';
import type { Database } from './database.ts';
import { literal } from './migrate.ts';

type Seeding = { supabaseFolder: string; storageFolder: string; wanted: boolean };

/**
 * Decides once per database whether it has demo rows: the seed and the note that it ran commit together, so a kill in
 * between leaves the question open for the next start. Returns false when it had been decided before.
 */
export async function seedOnce(
  database: Database,
  { supabaseFolder, storageFolder, wanted }: Seeding,
): Promise<boolean> {
  const decided = await database.transaction((query) => query('select from supabase_migrations.seed_files'));
  if (decided.length > 0) return false;

  const script = path.join(supabaseFolder, 'seed.sql');
  const files = path.join(supabaseFolder, 'seed-files');
  const rows = wanted && existsSync(script) ? readFileSync(script, 'utf8') : '';
  const hash = createHash('sha256').update(rows).digest('hex');
  const note = `insert into supabase_migrations.seed_files (path, hash) values ('seed.sql', ${literal(hash)})`;
  const hasFiles = wanted && existsSync(files);
  if (hasFiles) cpSync(files, storageFolder, { recursive: true });
  await database.exec([rows, ...(hasFiles ? fileRows(files) : []), note].join('\n;\n'));
  return true;
}

/** What an upload would have recorded about each file; `seed-files/BUCKET/PATH` says where it goes. */
function fileRows(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((entry) => statSync(path.join(folder, entry)).isFile())
    .map((entry) => {
      const [bucket = '', ...rest] = entry.split(path.sep);
      const size = statSync(path.join(folder, entry)).size;
      const metadata = JSON.stringify({
        mimetype: kindOfExtension(entry)?.mimeType,
        size,
        contentLength: size,
      });
      return `insert into storage.objects (bucket_id, name, metadata)
              values (${literal(bucket)}, ${literal(rest.join('/'))}, ${literal(metadata)}::jsonb) on conflict do nothing`;
    });
}

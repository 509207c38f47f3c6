import { Rating } from '~/dashboard/records/field-value';
import { formatField, formatValue, isUploadFailed } from '~/dashboard/records/format-value';
import type { Field, RecordRow, RecordTable } from '~/leads/kind';
import { EstimateCard } from './estimate-card';
import { PublicFile, ResumeFile, UploadFailed } from './record-files';

/** Every field that was filled in; one list of the ones that were not. */
export function RecordFields({ table, row }: { table: RecordTable; row: RecordRow }) {
  const filled = table.fields.filter((field) => formatField(field, row) !== '');
  const empty = table.fields.filter((field) => !filled.includes(field));
  return (
    <section aria-label="Details" className="card p-5">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {filled.map((field) => (
          <div key={field.key} className={isBroad(field) ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            <dt className="text-xs text-ink-soft">{field.label}</dt>
            <dd className="mt-0.5 text-sm font-medium break-words">
              {isUploadFailed(field, row) ? (
                <UploadFailed />
              ) : (
                <FieldValue field={field} value={row[field.key]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {empty.length > 0 && (
        <p className="mt-5 border-t border-sand-200 pt-3 text-xs text-ink-soft">
          Not given: {empty.map(({ label }) => label).join(', ')}
        </p>
      )}
    </section>
  );
}

function isBroad({ kind }: Field): boolean {
  return (
    kind === 'paragraph' ||
    kind === 'public-file' ||
    kind === 'resume' ||
    kind === 'estimate' ||
    kind === 'email'
  );
}

function FieldValue({ field, value }: { field: Field; value: unknown }) {
  switch (field.kind) {
    case 'paragraph':
      return <bdi className="whitespace-pre-line">{formatValue(field, value)}</bdi>;
    case 'public-file':
      return field.owner && <PublicFile label={field.label} stored={String(value)} owner={field.owner} />;
    case 'resume':
      return <ResumeFile path={String(value)} />;
    case 'estimate':
      return <EstimateCard value={value} />;
    case 'rating':
      return <Rating stars={Number(value)} />;
    case 'map':
      return <bdi className="block truncate">{String(value)}</bdi>;
    default:
      return <bdi>{formatValue(field, value)}</bdi>;
  }
}

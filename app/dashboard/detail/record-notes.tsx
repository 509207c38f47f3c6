import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { dashboard } from '~/dashboard/en';
import { formatDateTime } from '~/dashboard/format-date-time';
import type { TableName } from '~/leads/kind';
import { toast } from '~/ui/toast';
import { addNote, MAX_NOTE } from './notes-data';
import { notesQuery } from './queries';

/** What staff tell each other about a record; the visitor never sees it. */
export function RecordNotes({ table, recordId }: { table: TableName; recordId: string }) {
  const { data: notes = [] } = useQuery(notesQuery(table, recordId));
  return (
    <section aria-label="Internal notes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-sm font-bold">Internal notes</h3>
      <NoteForm table={table} recordId={recordId} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-md bg-sun-50 px-4 py-3 text-sm">
            <p dir="auto" className="text-left break-words whitespace-pre-line">
              {note.body}
            </p>
            <p className="mt-1 text-xs text-ink-soft">
              {note.author_email ?? 'Office'}, {formatDateTime(note.created_at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoteForm({ table, recordId }: { table: TableName; recordId: string }) {
  const client = useQueryClient();
  const id = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) => addNote(table, recordId, body),
    onError: () => toast(dashboard.toasts.noteFailed),
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = String(new FormData(form).get('body')).trim();
    if (!body || isPending) return;
    mutate(body, {
      onSuccess: () => {
        form.reset();
        return client.invalidateQueries(notesQuery(table, recordId));
      },
    });
  };
  return (
    <form onSubmit={save} className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        New note
      </label>
      <textarea
        id={id}
        name="body"
        required
        maxLength={MAX_NOTE}
        rows={2}
        placeholder="Called, will decide after the site visit…"
        className="rounded-md border border-line-strong bg-white px-3 py-2 text-sm placeholder:text-ink-soft"
      />
      <button type="submit" disabled={isPending} className="tool justify-self-end pointer-coarse:h-11">
        {isPending ? 'Saving…' : 'Add note'}
      </button>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Lead, Staff } from '~/dashboard/leads/lead';
import { changesBetween } from '~/dashboard/leads/lead-changes';
import { StaleLead } from '~/dashboard/leads/lead-data';
import { invalidateLeads } from '~/dashboard/leads/queries';
import { invalidateLists, invalidateRecord } from '~/dashboard/query-cache';
import { formatPhone } from '~/dashboard/records/format-value';
import { patchLead } from '~/dashboard/records/queries';
import { SmallDialog } from '~/dashboard/small-dialog';
import type { RecordTable } from '~/leads/kind';
import { toast } from '~/ui/toast';
import { ContactInput, contactFields } from './contact-input';
import { type Contact, type ContactField, editContact, refusedField } from './edit-contact';
import { panelWords } from './en';

const words = panelWords.contact;

interface ContactEditorProps {
  table: RecordTable;
  lead: Lead;
  staff: Staff[];
  onClose(): void;
}

/** Corrects name, phone, address and place. What was typed stays until it is saved or closed. */
export function ContactEditor({ table, lead, staff, onClose }: ContactEditorProps) {
  const client = useQueryClient();
  // Whatever changes after the dialog was opened must be seen before it is overwritten.
  const [seen, setSeen] = useState(lead);
  const [refused, setRefused] = useState<{ field: ContactField; message: string }>();
  const [conflict, setConflict] = useState<string[]>();

  const { mutate, isPending } = useMutation({
    mutationFn: (contact: Contact) => editContact(seen, contact),
    onMutate: () => setConflict(undefined),
    onSuccess: async () => {
      toast(words.saved);
      onClose();
      await Promise.all([
        invalidateRecord(client, table.table, lead.id),
        invalidateLists(client, table.table),
        invalidateLeads(client),
      ]);
    },
    onError: (error) => {
      const field = refusedField(error);
      setRefused(field);
      if (field) return document.getElementById(`contact-${field.field}`)?.focus();
      if (!(error instanceof StaleLead)) return toast(words.failed);
      setConflict(changesBetween(seen, error.current, staff, new Date()));
      setSeen(error.current);
      patchLead(client, error.current);
    },
  });
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(Object.fromEntries(new FormData(event.currentTarget)) as Contact);
  }
  return (
    <SmallDialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-4">
        <div role="alert" className="rounded-md bg-sun-100 px-4 py-3 text-sm empty:hidden">
          {conflict && words.stale(conflict)}
        </div>
        {contactFields(table).map((field) => (
          <ContactInput
            key={field.name}
            {...field}
            initial={field.name === 'phone' ? formatPhone(lead.phone) : (lead[field.name] ?? '')}
            error={refused?.field === field.name ? refused.message : undefined}
          />
        ))}
        <button type="submit" disabled={isPending} className="tool tool-strong justify-self-end">
          {isPending ? words.saving : words.save}
        </button>
      </form>
    </SmallDialog>
  );
}

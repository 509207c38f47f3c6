import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmButton } from '~/dashboard/confirm-button';
import { Sheet, TITLE_ID } from '~/dashboard/sheet';
import type { FormDefinition, FormSchema, Written } from '~/forms/define-form';
import { Form } from '~/forms/form';
import { toast } from '~/ui/toast';
import { priceWords } from './en';
import { deletePriceRow, type PriceTable, priceBookQuery } from './price-data';

const words = priceWords.remove;

interface RowSheetProps<Schema extends FormSchema> {
  table: PriceTable;
  title: string;
  /** null: a row that is being added. */
  id: string | null;
  form(id: string | null): FormDefinition<Schema>;
  written: Partial<Written<Schema>>;
  onClose(): void;
}

/** The form of a row, and the way to delete it. */
export function RowSheet<Schema extends FormSchema>(props: RowSheetProps<Schema>) {
  const { table, title, id, onClose } = props;
  const client = useQueryClient();
  // Made once: whoever types keeps what they typed when the list is read again.
  const [{ form, written }] = useState(() => ({ form: props.form(id), written: props.written }));
  const finish = () => {
    onClose();
    void client.invalidateQueries(priceBookQuery);
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <Form form={form} labelledBy={TITLE_ID} prefill={written} onSent={finish} />
      {id && <DeleteRow onDelete={() => deletePriceRow(table, id)} onDone={onClose} />}
    </Sheet>
  );
}

function DeleteRow({ onDelete, onDone }: { onDelete(): Promise<void>; onDone(): void }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      toast(words.done);
      onDone();
    },
    onError: () => toast(words.failed),
    onSettled: () => client.invalidateQueries(priceBookQuery),
  });
  return (
    <ConfirmButton
      label={words.action}
      icon="trash-2"
      words={words}
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  );
}

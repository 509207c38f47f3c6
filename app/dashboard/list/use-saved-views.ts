import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DataError } from '~/lib/data-error';
import { toast } from '~/ui/toast';
import { listWords } from './en';
import { deleteView, renameView, savedViewsQuery, saveView } from './saved-views-data';

const words = listWords.views;
const DUPLICATE = '23505';
const CHECK_VIOLATION = '23514';

export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveView,
    onSuccess: (_, { name }) => {
      toast(words.saved(name));
      return client.invalidateQueries(savedViewsQuery);
    },
  });
}

export function useRenameView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: renameView,
    onSuccess: () => client.invalidateQueries(savedViewsQuery),
  });
}

export function saveFailure(error: unknown): string {
  const code = error instanceof DataError ? error.code : null;
  if (code === DUPLICATE) return words.taken;
  return code === CHECK_VIOLATION ? words.tooLong : words.failed;
}

export function useDeleteView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteView,
    onSuccess: () => client.invalidateQueries(savedViewsQuery),
    onError: () => toast(words.removeFailed),
  });
}

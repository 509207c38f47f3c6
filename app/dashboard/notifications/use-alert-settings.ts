import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SettingsChange, saveSettings } from './alerts-data';
import { myEventsQuery, settingsQuery } from './queries';
import { withoutSaved } from './without-saved';

/** My settings, saved as they change. What could not be saved stays on the page, to be tried again. */
export function useAlertSettings(staffId: string) {
  const client = useQueryClient();
  const query = settingsQuery(staffId);
  const stored = useQuery(query);
  const [unsaved, setUnsaved] = useState<SettingsChange>({});
  const save = useMutation({
    // One after another: the last choice wins.
    scope: { id: 'alert settings' },
    mutationFn: (change: SettingsChange) => saveSettings(staffId, change),
    onSuccess: (row, change) => {
      client.setQueryData(query.queryKey, row);
      setUnsaved((all) => withoutSaved(all, change));
      // What rings the bell may be something else now.
      void client.invalidateQueries(myEventsQuery);
    },
    onError: (error) => console.error('alert settings were not saved', error),
  });

  return {
    stored,
    settings: stored.data && { ...stored.data, ...unsaved },
    change: (change: SettingsChange) => {
      const all = { ...unsaved, ...change };
      setUnsaved(all);
      save.mutate(all);
    },
    retry: () => save.mutate(unsaved),
    saving: save.status,
  };
}

import { type Client, visitorClient } from '~/lib/supabase';

interface DirectoryListener {
  /** Something in the directory changed, or may have while nobody was listening: fetch again. */
  onChange: () => void;
  onConnection: (isLive: boolean) => void;
}

/** The client rejoins by itself after a lost socket, but not after the server closed the channel. */
const REOPEN_AFTER_MS = 5000;

/** Follows the public directory until the returned function is called. */
export function subscribeToAssociates({ onChange, onConnection }: DirectoryListener): () => void {
  let wanted = true;
  let leave = () => {};

  function join(client: Client) {
    if (!wanted) return;
    const channel = client
      .channel('associate-updates')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'associate_registrations', filter: 'status=eq.approved' },
        onChange,
      )
      // A row that stops being approved is invisible to visitors from then on and cannot announce its own departure.
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'associate_directory_state' },
        onChange,
      )
      .subscribe((status) => {
        if (!wanted) return;
        onConnection(status === 'SUBSCRIBED');
        // Also after every rejoin: changes during the gap were told to nobody.
        if (status === 'SUBSCRIBED') onChange();
        if (status === 'CLOSED') setTimeout(join, REOPEN_AFTER_MS, client);
      });
    leave = () => client.removeChannel(channel);
  }

  // Without the client's code the list still works; it is merely not live.
  visitorClient().then(join, () => onConnection(false));

  return () => {
    wanted = false;
    leave();
  };
}

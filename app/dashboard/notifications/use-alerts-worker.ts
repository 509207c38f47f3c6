import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Staff } from '~/dashboard/leads/lead';
import { paths } from '~/paths';
import { invalidateAlerts } from './queries';
import { syncThisBrowser } from './this-browser';

/** Does what the service worker asks of an open dashboard: show what an alert was about, or save a renewed subscription. */
export function useAlertsWorker(staff: Staff | null): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const staffId = staff?.id;
  useEffect(() => {
    if (!staffId || !('serviceWorker' in navigator)) return;
    const sync = () =>
      syncThisBrowser(staffId).then(
        () => invalidateAlerts(client),
        (error) => console.warn('alerts of this browser were not checked', error),
      );
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.renewed) void sync();
      if (!data?.open) return;
      const { pathname, search } = new URL(data.open, location.origin);
      if (pathname === paths.dashboard) void navigate(pathname + search);
    };
    void sync();
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [staffId, client, navigate]);
}

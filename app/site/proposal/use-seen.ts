import { useEffect } from 'react';
import { useStaffName } from '~/lib/staff-name';
import { markSeen } from './calls';

/**
 * Tells the office that a person looks at their proposal: once it is on the screen, and not where the office
 * itself is signed in or looks at a preview, which has no token.
 */
export function useSeen(token: string): void {
  const staff = useStaffName();
  useEffect(() => {
    if (staff || !token) return;
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      markSeen(token);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [token, staff]);
}

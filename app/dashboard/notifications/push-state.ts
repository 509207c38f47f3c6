export interface PushSituation {
  hasPush: boolean;
  /** iPhone or iPad, whose browsers have push only in a page on the home screen. */
  isApplePhone: boolean;
  permission: NotificationPermission;
  isOnHere: boolean;
}

export type PushState = 'unsupported' | 'needs-home-screen' | 'denied' | 'on' | 'off';

/** What can be said and done about push in this browser. */
export function pushStateOf({ hasPush, isApplePhone, permission, isOnHere }: PushSituation): PushState {
  if (!hasPush) return isApplePhone ? 'needs-home-screen' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return isOnHere && permission === 'granted' ? 'on' : 'off';
}

/** An iPad calls itself a Macintosh, which has no touch screen. */
export const isApplePhone = (userAgent: string, touchPoints: number) =>
  /iPhone|iPod|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);

import type { Staff } from './leads/lead';
import type { DashboardView } from './use-url-state';

/** What every view of the dashboard is given: the address it shows and who looks at it. */
export interface ViewProps {
  view: DashboardView;
  me: Staff;
}

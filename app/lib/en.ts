import type { Language } from '~/languages';

export const language: Language = 'en';

/** The first of the breadcrumbs. */
export const homeName = 'Home';

/** As dates show them. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

import { once } from '~/lib/once';

const format = once(
  () =>
    new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
);

export const formatDateTime = (iso: string) => format().format(new Date(iso));

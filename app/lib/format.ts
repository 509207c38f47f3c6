const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const number = new Intl.NumberFormat('en-IN');
const date = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const dateTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** ₹1,25,352 */
export const formatRupees = (amount: number) => rupees.format(amount);
/** 1,25,352 */
export const formatNumber = (value: number) => number.format(value);
/** 5 Nov 2026, in India's time zone */
export const formatDate = (iso: string) => date.format(new Date(iso));
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso));
/** AS, for Awadh Solar */
export const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

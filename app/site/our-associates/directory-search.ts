import { businessTypes } from '~/leads/options';
import type { DirectorySearch } from './list-associates';

/** The search as the address states it: `?pincode=226&type=dealer&page=2`. */
export function searchFrom(params: URLSearchParams): DirectorySearch {
  const page = Number(params.get('page'));
  return {
    pincode: params.get('pincode') ?? '',
    businessType: businessTypes.find(({ value }) => value === params.get('type'))?.value,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a search; defaults stay out of it. */
export function queryFor({ pincode, businessType, page }: DirectorySearch): string {
  const params = new URLSearchParams();
  if (pincode) params.set('pincode', pincode);
  if (businessType) params.set('type', businessType);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** Digits in any script, without spaces; other characters stay and find nothing. */
export function cleanPincode(typed: string): string {
  return typed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/\s/g, '')
    .slice(0, 20);
}

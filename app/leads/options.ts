import * as words from './en';

/** The choices that forms offer. Values are those of the database, in every language. */
export const propertyTypes = [
  { value: 'residential', ...words.propertyTypes.residential, icon: 'house' },
  { value: 'commercial', ...words.propertyTypes.commercial, icon: 'building-2' },
  { value: 'industrial', ...words.propertyTypes.industrial, icon: 'factory' },
  { value: 'government', ...words.propertyTypes.government, icon: 'landmark' },
] as const;

export const preferredTimes = [
  { value: 'morning', ...words.preferredTimes.morning },
  { value: 'afternoon', ...words.preferredTimes.afternoon },
  { value: 'evening', ...words.preferredTimes.evening },
] as const;

export const consultationTypes = [
  { value: 'free', ...words.consultationTypes.free },
  { value: 'premium', ...words.consultationTypes.premium },
] as const;

export const businessTypes = [
  { value: 'distributor', label: words.businessTypes.distributor, icon: 'warehouse' },
  { value: 'dealer', label: words.businessTypes.dealer, icon: 'handshake' },
  { value: 'student_partner', label: words.businessTypes.student_partner, icon: 'graduation-cap' },
] as const;

export const inquiryTypes = optionsOf(words.inquiryTypes);
export const courseTypes = optionsOf(words.courseTypes);
export const experienceLevels = optionsOf(words.experienceLevels);

/** One option for each label, in their order. */
export function optionsOf<Value extends string>(labels: Record<Value, string>) {
  const entries = Object.entries(labels) as [Value, string][];
  return entries.map(([value, label]) => ({ value, label }));
}

/** The words for a stored value; null for none. */
export function labelOf<Value extends string>(
  options: readonly { value: Value; label: string }[],
  value: Value | null,
): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}

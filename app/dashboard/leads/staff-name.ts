import type { Staff } from './lead';

/** How colleagues call each other: by name, where one was given. */
export const nameOfStaff = ({ name, email }: Pick<Staff, 'name' | 'email'>) => name ?? email;

export function staffName(staff: Staff[], id: string): string {
  const member = staff.find((each) => each.id === id);
  return member ? nameOfStaff(member) : 'somebody';
}

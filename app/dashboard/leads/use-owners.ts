import { useQuery } from '@tanstack/react-query';
import { staffQuery } from './queries';
import { nameOfStaff } from './staff-name';

/** Staff members' names by their id, for who owns what. */
export function useOwners(enabled: boolean): ReadonlyMap<string, string> {
  const { data: staff = [] } = useQuery({ ...staffQuery, enabled });
  return new Map(staff.map((member) => [member.id, nameOfStaff(member)]));
}

import { useState } from 'react';

/** What is selected: names by id, so that a result can name what is no longer in the list. */
export type Selected = ReadonlyMap<string, string>;

export interface Selection {
  selected: Selected;
  select(selected: Selected): void;
}

/** Stays while one pages through a list, and ends with it: `list` says which it is. */
export function useSelection(list: string): Selection {
  const [selected, select] = useState<Selected>(new Map());
  const [known, setKnown] = useState(list);
  if (list !== known) {
    setKnown(list);
    select(new Map());
  }
  return { selected, select };
}

export function toggled(
  selected: Selected,
  rows: readonly [id: string, name: string][],
  on: boolean,
): Selected {
  const next = new Map(selected);
  for (const [id, name] of rows) {
    if (on) next.set(id, name);
    else next.delete(id);
  }
  return next;
}

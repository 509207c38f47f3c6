/** Long texts (articles, policies) as data. In any of these strings a link is written `[label](/path)`. */
export type TextBlock =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { note: string }
  | { table: { caption: string; head: string[]; rows: string[][] } };

export interface TextSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  blocks: TextBlock[];
}

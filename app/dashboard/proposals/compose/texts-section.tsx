import type { ProposalTexts } from '~/proposals/content';
import { useComposing } from './compose-context';
import { composeWords } from './en';
import { ParagraphField } from './field';
import { Section } from './section';

const words = composeWords.texts;
const SECTIONS: Exclude<keyof ProposalTexts, 'note'>[] = [
  'scope',
  'exclusions',
  'warranty',
  'documents',
  'terms',
];

export function TextsSection() {
  const { draft, change } = useComposing();
  const set = (section: keyof ProposalTexts, text: string) =>
    change({ texts: { ...draft.texts, [section]: text } });
  return (
    <Section title={words.title} hint={words.hint}>
      <ParagraphField
        name="text-note"
        label={words.note}
        hint={words.noteHint}
        value={draft.texts.note}
        onChange={(text) => set('note', text)}
      />
      {SECTIONS.map((section) => (
        <ParagraphField
          key={section}
          name={`text-${section}`}
          label={words[section]}
          value={draft.texts[section]}
          onChange={(text) => set(section, text)}
        />
      ))}
    </Section>
  );
}

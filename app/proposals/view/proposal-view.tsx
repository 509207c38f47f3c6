import { Steps } from '~/ui/steps';
import type { ProposalContent, ProposalTexts } from '../content';
import { proposalWords as words } from './en';
import { Part } from './part';
import { Financing, Payments, Price } from './price';
import { Savings } from './savings';
import { System } from './system';
import { WrittenLines, WrittenPoints } from './written';

/** All that a proposal says below its hero. Knows of no database: the office draws it from a draft, the customer's page from what was sent. */
export function ProposalView({ content }: { content: ProposalContent }) {
  const { texts, offer } = content;
  const { next } = words;
  return (
    <div className="proposal">
      {texts.note && (
        <Part id="note" title={words.noteTitle}>
          <WrittenLines text={texts.note} className="border-l-4 border-sun-400 pl-4 text-lg print:text-sm" />
        </Part>
      )}
      <System content={content} />
      <Savings content={content} />
      <Price content={content} />
      <Payments content={content} />
      <Financing content={content} />
      <TextPart name="scope" texts={texts} isTicked />
      <TextPart name="exclusions" texts={texts} />
      <TextPart name="warranty" texts={texts} isTicked />
      <TextPart name="documents" texts={texts} />
      <Part id="next" title={next.title}>
        <Steps steps={offer.subsidies.length > 0 ? [...next.steps, next.subsidy] : next.steps} />
      </Part>
      <TextPart name="terms" texts={texts} />
    </div>
  );
}

interface TextPartProps {
  name: Exclude<keyof ProposalTexts, 'note'>;
  texts: ProposalTexts;
  isTicked?: boolean;
}

/** Nothing where the office wrote nothing. */
function TextPart({ name, texts, isTicked }: TextPartProps) {
  if (!texts[name].trim()) return null;
  return (
    <Part id={name} title={words.texts[name]} isLong={name === 'terms'}>
      <WrittenPoints text={texts[name]} isTicked={isTicked} />
    </Part>
  );
}

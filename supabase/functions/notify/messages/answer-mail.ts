import type { Language } from '../../../../app/languages.ts';
import type { Message } from '../message.ts';
import { nothingToSay, type Outcome } from '../outcome.ts';
import { paragraph, withoutLinks } from './clean-text.ts';
import type { Block } from './mail-body.ts';
import { wordsIn } from './words.ts';

type Told = { subject: string; blocks: Block[] };

/** The customer's question about a proposal and our answer. Where it stands is said in words: nobody knows the link but they. */
export function answerMail({ events: [event] }: Message, language: Language): Told | Outcome {
  const proposal = event?.proposal;
  if (!proposal?.question || !proposal.answer) return nothingToSay('The proposal is gone');
  if (proposal.withdrawn_at) return nothingToSay('The proposal was withdrawn');
  const words = wordsIn[language].answer;
  return {
    subject: words.subject(proposal.number),
    blocks: [
      { paragraph: words.asked(proposal.number) },
      { quote: withoutLinks(paragraph(proposal.question, 1000)) },
      { paragraph: words.answered },
      { quote: paragraph(proposal.answer, 2000) },
      { paragraph: words.where },
    ],
  };
}

import { company } from '../../../../app/company/facts.ts';
import { paths } from '../../../../app/paths.ts';
import type { Message } from '../message.ts';
import { isStillTrue, kindWord, leadLink, nameAndPlace } from './lead-words.ts';
import { proposalWord } from './proposal-words.ts';
import type { Site } from './site.ts';

type PushContent = {
  title: string;
  body: string;
  /** On our own site, for a click. */
  url: string;
  /** The delivery's id: what comes twice replaces the first. */
  tag: string;
  urgency: 'high' | 'normal';
};

/** What an alert shows on a locked screen: who and where, no number. Undefined when there is nothing to say any more. */
export function pushContent(message: Message, site: Site): PushContent | undefined {
  const tag = message.id;
  const dashboard = paths.dashboard;
  if (message.template === 'test')
    return {
      title: company.name,
      body: 'This is the test you asked for.',
      url: dashboard,
      tag,
      urgency: 'high',
    };
  const events = message.events.filter(isStillTrue);
  const [event] = events;
  const lead = event?.lead;
  if (!lead) return undefined;
  if (message.template === 'digest')
    return {
      title: `${events.length} alerts together`,
      body: `The first: ${nameAndPlace(lead)}`,
      url: dashboard,
      tag,
      urgency: 'normal',
    };
  const url = leadLink(lead, { ...site, url: '' });
  if (message.template === 'proposal')
    return { title: proposalWord(event), body: nameAndPlace(lead), url, tag, urgency: 'high' };
  return message.template === 'new-lead'
    ? { title: `New ${kindWord(lead)}`, body: nameAndPlace(lead), url, tag, urgency: 'high' }
    : { title: 'Follow up now', body: nameAndPlace(lead), url, tag, urgency: 'high' };
}

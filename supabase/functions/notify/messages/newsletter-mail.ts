import { type Language, pathIn } from '../../../../app/languages.ts';
import { articlePath } from '../../../../app/paths.ts';
import { articleTexts as inEnglish } from '../../../../app/site/blog/en.ts';
import { articleTexts as inHindi } from '../../../../app/site/blog/hi.ts';
import type { Message, Subscriber } from '../message.ts';
import { failed, nothingToSay, type Outcome } from '../outcome.ts';
import type { Block } from './mail-body.ts';
import type { Site } from './site.ts';
import { wordsIn } from './words.ts';

type NewsletterMail = { subject: string; blocks: Block[]; headers?: Record<string, string> };

const articleTexts: Record<Language, Record<string, { title: string; summary: string }>> = {
  en: inEnglish,
  hi: inHindi,
};

export function newsletterMail(
  message: Message,
  subscriber: Subscriber,
  language: Language,
  site: Site,
): NewsletterMail | Outcome {
  if (!subscriber.token) return failed('The subscription has no token');
  const page = `${site.url}${pathIn(language, '/newsletter')}`;
  if (message.template === 'confirm-subscription')
    return subscriber.confirmed_at
      ? nothingToSay('It is confirmed already')
      : confirmMail(`${page}#confirm=${subscriber.token}`, language);
  if (!subscriber.confirmed_at) return nothingToSay('The subscription is not confirmed');
  return articleMail(message, subscriber.token, `${page}#leave=${subscriber.token}`, language, site);
}

function confirmMail(link: string, language: Language): NewsletterMail {
  const { confirm } = wordsIn[language];
  return {
    subject: confirm.subject,
    blocks: [{ paragraph: confirm.text }, { button: confirm.button, href: link }, { note: confirm.ignore }],
  };
}

function articleMail(
  message: Message,
  token: string,
  leaveLink: string,
  language: Language,
  site: Site,
): NewsletterMail | Outcome {
  const slug = message.events[0]?.article ?? '';
  const article = Object.hasOwn(articleTexts[language], slug) ? articleTexts[language][slug] : undefined;
  if (!article) return failed('There is no such article');
  const words = wordsIn[language].article;
  return {
    subject: article.title,
    blocks: [
      { paragraph: article.title },
      { paragraph: article.summary },
      { button: words.read, href: `${site.url}${pathIn(language, articlePath(slug))}` },
      { note: words.why, link: [words.leave, leaveLink] },
    ],
    // RFC 8058: the mail program's own button, one POST without a question.
    headers: {
      'List-Unsubscribe': `<${site.functionsUrl}/unsubscribe?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

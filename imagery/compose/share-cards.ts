/** What a link to a page looks like in a chat: 1200 × 630, a render, the page's promise, the brand. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { claims, company } from '../../app/company/facts.ts';
import { mark, root, type Sheet } from './sheet.ts';

interface ShareCard {
  picture: string;
  title: string;
  text: string;
}

const cards: Record<string, ShareCard> = {
  home: {
    picture: 'hero',
    title: 'Power that pays for itself',
    text: 'Solar for homes, shops, farms and factories in Uttar Pradesh.',
  },
  about: {
    picture: 'warehouse',
    title: 'Lucknow’s solar people',
    text: 'Who we are, what we stand for, and how we work.',
  },
  services: {
    picture: 'carport',
    title: 'Every part of going solar',
    text: 'From survey and subsidy to installation and care.',
  },
  calculator: {
    picture: 'rooftop-closeup',
    title: 'What would solar save you?',
    text: 'Type in your monthly bill and see size, EMI and savings.',
  },
  'book-consultation': {
    picture: 'residential',
    title: `A free ${claims.assessmentMinutes}-minute consultation`,
    text: 'Talk to an expert about your roof. No obligation.',
  },
  'installation-request': {
    picture: 'industrial',
    title: 'Request your installation',
    text: `Tell us about your property; we call within ${claims.responseHours} hours.`,
  },
  'our-associates': {
    picture: 'government',
    title: 'Find an associate near you',
    text: 'Verified partners by pincode across Uttar Pradesh.',
  },
  'our-partners': {
    picture: 'commercial',
    title: 'Partners and certificates',
    text: 'The makers, distributors and programmes behind our work.',
  },
  'associate-registration': {
    picture: 'water-pump',
    title: 'Grow with us',
    text: 'Register as a distributor, dealer or student partner.',
  },
  trainings: {
    picture: 'training-hall',
    title: 'Learn a trade with a future',
    text: 'Solar and EV courses at our Lucknow training centre.',
  },
  blog: {
    picture: 'farm',
    title: 'Solar, explained plainly',
    text: 'Technology, policy and money: what a buyer should know.',
  },
  careers: {
    picture: 'banner-dawn-farm',
    title: 'Build the sunny side with us',
    text: 'Open positions in installation, sales and engineering.',
  },
  contact: {
    picture: 'banner-dusk-street',
    title: 'Talk to us',
    text: 'Call, write, or visit our office in Lucknow.',
  },
};

export async function shareCardSheets(): Promise<[page: string, sheet: Sheet][]> {
  const sheets: [string, Sheet][] = [];
  for (const [page, card] of Object.entries(cards)) sheets.push([page, await sheetOf(card)]);
  return sheets;
}

async function sheetOf({ picture, title, text }: ShareCard): Promise<Sheet> {
  const photo = await readFile(path.join(root, 'imagery/originals', `${picture}.jpg`), 'base64');
  return {
    width: 1200,
    height: 630,
    css: `
      body { color: #fff; background: #0a2342; }
      img { position: absolute; inset: 0 0 0 200px; width: 1200px; height: 630px; object-fit: cover; mask-image: linear-gradient(90deg, transparent, #000 40%); }
      .veil { position: absolute; inset: 0; background: linear-gradient(90deg, rgb(6 22 41 / .9), rgb(6 22 41 / .62) 45%, rgb(6 22 41 / 0) 78%); }
      main { position: absolute; inset: 72px 76px; display: flex; flex-direction: column; }
      .brand { font-size: 34px; }
      h1 { margin-top: auto; max-width: 760px; font: 800 78px/1.04 Jakarta; letter-spacing: -.03em; text-wrap: balance; }
      p.text { margin-top: 24px; max-width: 640px; font: 500 30px/1.4 Jakarta; color: #e3eefb; text-wrap: balance; }
      .rule { width: 96px; height: 8px; margin-top: 34px; border-radius: 9px; background: #ffb526; }
    `,
    body: `
      <img src="data:image/jpeg;base64,${photo}" alt="">
      <div class="veil"></div>
      <main><p class="brand">${mark}${company.name}</p><h1>${title}</h1><p class="text">${text}</p><div class="rule"></div></main>`,
  };
}

import { company } from '../../company/facts.ts';
import type { ArticleSlug, BlogCategory } from './articles.ts';

export const categoryNames: Record<BlogCategory, string> = {
  technology: 'Technology',
  policy: 'Policy',
  finance: 'Finance',
  installation: 'Installation',
  maintenance: 'Maintenance',
};

export interface ArticleTexts {
  title: string;
  /** Short name in breadcrumbs. */
  name: string;
  summary: string;
  pictureAlt: string;
  /** To read it. */
  minutes: number;
}

export const articleTexts: Record<ArticleSlug, ArticleTexts> = {
  'panel-efficiency-in-uttar-pradesh': {
    title: 'What 22-24% panel efficiency means on an Uttar Pradesh roof',
    name: 'Panel efficiency',
    summary:
      'Two percentage points decide whether a system fits between the water tank and the stairwell. Heat, dust and winter haze decide the rest.',
    pictureAlt: 'Solar panels on a flat roof, seen from close by',
    minutes: 5,
  },
  'rooftop-solar-subsidy-in-uttar-pradesh': {
    title: 'The rooftop solar subsidy in Uttar Pradesh: figures, papers, waiting time',
    name: 'Rooftop solar subsidy',
    summary:
      'What centre and state pay by system size, what that does to an EMI, which papers to keep ready, and where applications get stuck.',
    pictureAlt: 'A public building with solar panels on its roofs',
    minutes: 5,
  },
  'from-site-survey-to-switch-on': {
    title: 'From site survey to switch-on: how a rooftop system is installed',
    name: 'Survey to switch-on',
    summary:
      'Four steps, what happens on your roof in each of them, what you should be handed at the end, and how to look after it.',
    pictureAlt: 'A house with solar panels on its roof',
    minutes: 5,
  },
};

export const blogPage = {
  title: 'Solar, explained from the roof down',
  name: 'Blog',
  description:
    'Plain articles on rooftop solar in Uttar Pradesh: panel technology, subsidy and EMI, installation step by step, and maintenance.',
  lead: 'What we would tell a neighbour: figures where there are figures, and an honest “it depends” where there are none.',
};

export const listCopy = {
  /** Before the categories. */
  filter: 'Show articles about',
  all: 'All',
  featured: 'Featured',
};

export const articleCopy = {
  readingTime: (minutes: number) => `${minutes} min read`,
  inShort: 'In short',
  related: 'Read next',
};

export const newsletter = {
  title: 'The next article, by email',
  lead: 'One message when there is something new. Nothing else, and you can leave at any time.',
};

export const author = {
  label: 'About the author',
  name: `The ${company.name} desk`,
  bio: 'These articles are written by the people who survey, install, maintain and teach solar at our company, and checked by one of them who did not write them. Write to us if you find a mistake: we correct it, and say so.',
};

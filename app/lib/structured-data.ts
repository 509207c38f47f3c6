import { company } from '~/company/facts';
import { articlePath, paths } from '~/paths';
import type { ArticleSummary } from '~/site/blog/en';
import type { TrainingProgramme } from '~/site/trainings/en';
import { webpUrl } from '~/ui/picture';
import { absoluteUrl } from './seo';

/** The company as the provider or publisher of something. */
const organisation = {
  '@type': 'Organization',
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
};

export function courseData(programme: TrainingProgramme): object {
  const { street, locality, region, pincode, country } = company.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: programme.title,
    description: programme.description,
    url: absoluteUrl(`${paths.trainings}#${programme.id}`),
    provider: organisation,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: programme.feeRupees,
      priceCurrency: 'INR',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: programme.weeks },
      location: {
        '@type': 'Place',
        name: `${company.name} training centre`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: locality,
          addressRegion: region,
          postalCode: pincode,
          addressCountry: country,
        },
      },
    },
  };
}

export function articleData(article: ArticleSummary): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    articleSection: article.categories,
    datePublished: article.published,
    image: absoluteUrl(webpUrl(article.picture)),
    inLanguage: 'en-IN',
    mainEntityOfPage: absoluteUrl(articlePath(article.slug)),
    author: organisation,
    publisher: organisation,
  };
}

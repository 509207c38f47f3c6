import { company } from '~/company/facts';
import { organisation } from '~/lib/organisation';
import { pageUrl } from '~/lib/seo';
import { paths } from '~/paths';
import { trainingCentre } from './en';
import type { TrainingProgramme } from './programmes';

/** For search engines, in the vocabulary of schema.org. */
export function courseData(programme: TrainingProgramme): object {
  const { street, locality, region, pincode, country } = company.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: programme.title,
    description: programme.description,
    url: pageUrl(`${paths.trainings}#${programme.id}`),
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
        name: trainingCentre.placeName,
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

/** Samples with made-up names, to be replaced by real customers' words; staff add more in the dashboard. */
import { type Testimonial, type VideoTestimonial, videoSamples, writtenSamples } from './samples';

export const testimonialsCopy = {
  eyebrow: 'In their words',
  title: 'What changes after the first bill',
  label: 'Testimonials',
  earlier: 'Earlier testimonials',
  more: 'More testimonials',
  rated: (rating: number) => `Rated ${rating} out of 5`,
  /** After the amount. */
  savedAMonth: 'saved a month',
  watchVideo: 'Watch the video',
};

export const testimonials: Testimonial[] = [
  {
    ...writtenSamples.home,
    name: 'Anita S.',
    location: 'Gomti Nagar, Lucknow',
    comment:
      'They measured the roof, drew the layout and filled in the subsidy papers with us at our own table. The bill that used to worry my mother is now small change.',
  },
  {
    ...writtenSamples.largerHome,
    name: 'Rakesh V.',
    location: 'Aliganj, Lucknow',
    comment:
      'I asked for every figure in writing and got it. The EMI turned out lower than the bill it replaced, so there was nothing left to argue about.',
  },
  {
    ...writtenSamples.shop,
    name: 'Imran K.',
    location: 'Kanpur',
    comment:
      'The shop never closed during the work. Two technicians, clean wiring, and somebody who still picks up the phone when I call with a question.',
  },
  {
    ...writtenSamples.coldStore,
    name: 'Meena T.',
    location: 'Barabanki',
    comment:
      'Our cold store runs in the hottest hours, exactly when the panels work hardest. I wish we had asked for the survey two summers earlier.',
  },
];

export const videosCopy = {
  eyebrow: 'Customer stories',
  title: 'See it on their roofs',
  lead: 'Four short films. Each opens in a new tab. The pictures are illustrations.',
};

export const videoTestimonials: [VideoTestimonial, ...VideoTestimonial[]] = [
  {
    ...videoSamples.home,
    title: 'A family home that runs on its own roof',
    customer: 'Homeowner',
    customerName: 'Sunita P.',
    location: 'Lucknow',
  },
  {
    ...videoSamples.shop,
    title: 'A shop that keeps its fridges cold',
    customer: 'Shop owner',
    customerName: 'Farhan A.',
    location: 'Kanpur',
  },
  {
    ...videoSamples.farm,
    title: 'Water for the field without diesel',
    customer: 'Farmer',
    customerName: 'Ramesh Y.',
    location: 'Barabanki',
  },
  {
    ...videoSamples.factory,
    title: 'A factory roof that earns its keep',
    customer: 'Factory owner',
    customerName: 'Neha G.',
    location: 'Unnao',
  },
];

/** Samples with made-up names, to be replaced by real customers' words; staff add more in the dashboard. */
import type { PictureName } from '~/ui/pictures.generated';

export interface Testimonial {
  name: string;
  location: string;
  rating: number;
  comment: string;
  /** Rupees a month, as the calculator has it for a system of that size. */
  savings: number;
  image: PictureName;
}

export interface VideoTestimonial {
  id: string;
  title: string;
  customer: string;
  customerName: string;
  location: string;
  rating: number;
  thumbnail: PictureName;
}

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
    name: 'Anita S.',
    location: 'Gomti Nagar, Lucknow',
    rating: 5,
    comment:
      'They measured the roof, drew the layout and filled in the subsidy papers with us at our own table. The bill that used to worry my mother is now small change.',
    savings: 2300,
    image: 'residential',
  },
  {
    name: 'Rakesh V.',
    location: 'Aliganj, Lucknow',
    rating: 5,
    comment:
      'I asked for every figure in writing and got it. The EMI turned out lower than the bill it replaced, so there was nothing left to argue about.',
    savings: 5000,
    image: 'rooftop-closeup',
  },
  {
    name: 'Imran K.',
    location: 'Kanpur',
    rating: 5,
    comment:
      'The shop never closed during the work. Two technicians, clean wiring, and somebody who still picks up the phone when I call with a question.',
    savings: 6800,
    image: 'commercial',
  },
  {
    name: 'Meena T.',
    location: 'Barabanki',
    rating: 5,
    comment:
      'Our cold store runs in the hottest hours, exactly when the panels work hardest. I wish we had asked for the survey two summers earlier.',
    savings: 10_200,
    image: 'industrial',
  },
];

export const videosCopy = {
  eyebrow: 'Customer stories',
  title: 'See it on their roofs',
  lead: 'Four short films. Each opens in a new tab. The pictures are illustrations.',
};

export const videoTestimonials: [VideoTestimonial, ...VideoTestimonial[]] = [
  {
    id: 'home',
    title: 'A family home that runs on its own roof',
    customer: 'Homeowner',
    customerName: 'Sunita P.',
    location: 'Lucknow',
    rating: 5,
    thumbnail: 'video-home',
  },
  {
    id: 'shop',
    title: 'A shop that keeps its fridges cold',
    customer: 'Shop owner',
    customerName: 'Farhan A.',
    location: 'Kanpur',
    rating: 5,
    thumbnail: 'video-shop',
  },
  {
    id: 'farm',
    title: 'Water for the field without diesel',
    customer: 'Farmer',
    customerName: 'Ramesh Y.',
    location: 'Barabanki',
    rating: 5,
    thumbnail: 'video-farm',
  },
  {
    id: 'factory',
    title: 'A factory roof that earns its keep',
    customer: 'Factory owner',
    customerName: 'Neha G.',
    location: 'Unnao',
    rating: 5,
    thumbnail: 'video-factory',
  },
];

/** Placeholder until the films are published. */
export const watchUrl = (id: string) => `https://videos.awadhsolar.example/watch?v=${id}`;

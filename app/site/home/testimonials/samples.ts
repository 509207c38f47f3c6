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

type Unspoken<Sample, Words extends keyof Sample> = Record<string, Omit<Sample, Words>>;

/** What the samples have besides words. */
export const writtenSamples = {
  home: { rating: 5, savings: 2300, image: 'residential' },
  largerHome: { rating: 5, savings: 5000, image: 'rooftop-closeup' },
  shop: { rating: 5, savings: 6800, image: 'commercial' },
  coldStore: { rating: 5, savings: 10_200, image: 'industrial' },
} satisfies Unspoken<Testimonial, 'name' | 'location' | 'comment'>;

export const videoSamples = {
  home: { id: 'home', rating: 5, thumbnail: 'video-home' },
  shop: { id: 'shop', rating: 5, thumbnail: 'video-shop' },
  farm: { id: 'farm', rating: 5, thumbnail: 'video-farm' },
  factory: { id: 'factory', rating: 5, thumbnail: 'video-factory' },
} satisfies Unspoken<VideoTestimonial, 'title' | 'customer' | 'customerName' | 'location'>;

/** Placeholder until the films are published. */
export const watchUrl = (id: string) => `https://videos.awadhsolar.example/watch?v=${id}`;

import type { LeadTable } from '~/leads/kind';

/**
 * The stages of each kind of request as its customer goes through them; a test holds them against `kinds.ts`, which public
 * pages do not carry. What was rejected or lost has left them: it is closed.
 */
export const stages = {
  consultation_bookings: ['pending', 'contacted', 'scheduled', 'completed'],
  installation_requests: ['pending', 'site-assessment', 'quotation', 'approved', 'in-progress', 'completed'],
  associate_registrations: ['pending', 'approved'],
  career_applications: ['pending', 'approved'],
  training_registrations: ['pending', 'confirmed', 'completed'],
  contact_inquiries: ['pending', 'responded', 'resolved'],
} as const satisfies Record<LeadTable, readonly string[]>;

type Stages = typeof stages;

export interface StageWords {
  label: string;
  /** What happens next, in one sentence or two. */
  next: string;
}

/** What each kind and each of its stages is called. */
export type KindWords = {
  [Kind in LeadTable]: { name: string; stages: Record<Stages[Kind][number], StageWords> };
};

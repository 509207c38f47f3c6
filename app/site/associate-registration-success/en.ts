import { company } from '~/company/facts';
import type { IconName } from '~/ui/icons.generated';

export const registrationSuccessPage = {
  name: 'Registration successful',
  /** Where the address carries no name. */
  someone: 'Associate',
  title: (name: string) => `Welcome, ${name}!`,
  lead: `You are now part of the ${company.name} network.`,
  notes: [
    {
      icon: 'badge-check',
      title: 'Instantly Approved',
      text: 'No waiting: your registration is active now.',
    },
    {
      icon: 'map-pin',
      title: 'Listed in Directory',
      text: 'Customers find you by your pincode from this minute.',
    },
  ] satisfies { icon: IconName; title: string; text: string }[],
  directory: 'See the directory',
  whatsapp: 'Tell us on WhatsApp',
  greeting: 'Hello, I have just registered as an associate.',
  /** Under the greeting in WhatsApp. */
  details: (name: string): Record<string, string> => ({ Name: name, Status: 'APPROVED' }),
  support: 'Something not right? Contact our support',
};

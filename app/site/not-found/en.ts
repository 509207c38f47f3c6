import { paths } from '~/paths';
import type { IconName } from '~/ui/icons.generated';

export const notFoundPage = {
  name: 'Page not found',
  title: 'Oops! Page not found',
  description: 'This page does not exist.',
  lead: 'The address may be mistyped, or the page has moved. The sun is still up, though.',
  home: 'Return to home',
  links: 'Where to go instead',
};

export const notFoundLinks: { icon: IconName; label: string; text: string; to: string }[] = [
  {
    icon: 'calculator',
    label: 'Savings calculator',
    text: 'What would your roof save?',
    to: paths.calculator,
  },
  { icon: 'sun', label: 'Our services', text: 'From survey to maintenance', to: paths.services },
  { icon: 'map-pin', label: 'Find an associate', text: 'By pincode, near you', to: paths.ourAssociates },
  { icon: 'phone', label: 'Contact', text: 'A person who can help', to: paths.contact },
];

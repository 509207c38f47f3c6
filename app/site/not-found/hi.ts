import { paths } from '~/paths';
import type { IconName } from '~/ui/icons.generated';
import type * as en from './en';

export const notFoundPage = {
  name: 'पेज नहीं मिला',
  title: 'ओह! पेज नहीं मिला',
  description: 'यह पेज मौजूद नहीं है।',
  lead: 'शायद पता ग़लत लिखा गया है, या पेज कहीं और चला गया है। पर सूरज अब भी अपनी जगह पर है।',
  home: 'होम पर लौटें',
  links: 'यहाँ जा सकते हैं',
} satisfies typeof en.notFoundPage;

export const notFoundLinks: { icon: IconName; label: string; text: string; to: string }[] = [
  {
    icon: 'calculator',
    label: 'बचत कैलकुलेटर',
    text: 'आपकी छत कितना बचाएगी?',
    to: paths.calculator,
  },
  { icon: 'sun', label: 'हमारी सेवाएँ', text: 'छत की जाँच से रख-रखाव तक', to: paths.services },
  { icon: 'map-pin', label: 'एसोसिएट खोजें', text: 'पिन कोड से, अपने पास', to: paths.ourAssociates },
  { icon: 'phone', label: 'संपर्क', text: 'मदद करने वाले से बात करें', to: paths.contact },
];

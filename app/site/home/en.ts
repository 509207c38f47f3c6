import { estimateUnits } from '~/calculator/en';
import { fixedOffers } from '~/calculator/rates';
import { claims, company } from '~/company/facts';
import { subsidyFigures } from '~/company/subsidy/figures';
import { formatRupees } from '~/lib/format';
import { paths } from '~/paths';
import type { IconName } from '~/ui/icons.generated';
import type { PictureName } from '~/ui/pictures.generated';

export const homeMeta = {
  title: `${company.name}: rooftop solar in ${company.city}, ${company.region}`,
  description: `Solar panels for homes, shops, farms and factories in ${company.city}. ${claims.installations}+ projects, ${claims.panelWarrantyYears} year warranty, subsidy help and a free consultation.`,
  keywords: `solar panels ${company.city}, rooftop solar ${company.region}, solar subsidy, solar installation, solar water pump, solar franchise, solar training`,
};

export const hero = {
  eyebrow: `Solar in ${company.region}`,
  title: 'Let Lucknow’s sun pay your power bill',
  lead: `One certified team designs it, installs it and helps with the subsidy. Bills fall by up to ${claims.billReductionPercent}%.`,
  pictureAlt: 'Solar panels on a raised frame above the flat roof of a two-storey home among its neighbours',
  consultation: { label: 'Get Free Consultation', to: paths.bookConsultation },
  calculator: { label: 'Calculate Savings', to: paths.calculator },
  stats: [
    { value: `${claims.installations}+`, label: 'projects' },
    { value: `${claims.experienceYears}`, label: 'years' },
    { value: '100%', label: 'certified' },
  ],
};

const [example] = fixedOffers;

/** The calculator's smallest system, and the subsidy example for the same size. The saving stands out. */
export const heroExample = {
  before: `A home with a ${formatRupees(example.upToBill)} bill takes a ${estimateUnits.kilowatts(example.systemKw)} system, saves`,
  saving: `${formatRupees(example.monthlySaving)} a month`,
  after: `and gets ${formatRupees(subsidyFigures.for3Kw)} back as subsidy.`,
};

interface InstallationType {
  name: string;
  picture: PictureName;
  alt: string;
}

export const installationTypes: InstallationType[] = [
  {
    name: 'Residential',
    picture: 'residential',
    alt: 'Panels on a raised frame over the flat roof of a family home',
  },
  { name: 'Commercial', picture: 'commercial', alt: 'Rows of panels on the flat roof of an office block' },
  { name: 'Industrial', picture: 'industrial', alt: 'Panels along the roofs of factory sheds' },
  { name: 'Government', picture: 'government', alt: 'Panels on both wings of a domed public building' },
  { name: 'Solar farm', picture: 'farm', alt: 'A field of panels at sunrise' },
  {
    name: 'Solar water pump',
    picture: 'water-pump',
    alt: 'A panel-driven pump filling a tank beside a field',
  },
];

export const installationTypesCopy = {
  title: 'From one roof to a whole field',
  note: 'Pictures on this page are illustrations.',
};

export const trust: { icon: IconName; title: string; text: string }[] = [
  { icon: 'badge-check', title: 'Certified', text: 'Government agency, ISO and empanelment' },
  {
    icon: 'shield-check',
    title: `${claims.panelWarrantyYears} year warranty`,
    text: 'With a performance guarantee',
  },
  {
    icon: 'sun',
    title: 'High efficiency panels',
    text: `${claims.panelEfficiency} of sunlight becomes power`,
  },
];

export const carouselCopy = {
  label: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  position: (slide: number, slides: number) => `${slide} of ${slides}`,
  show: (slide: number, slides: number) => `Show slide ${slide} of ${slides}`,
  pause: 'Pause the slides',
  play: 'Play the slides',
};

interface Banner {
  picture: PictureName;
  alt: string;
  title: string;
  link: { label: string; to: string };
}

export const banners: Banner[] = [
  {
    picture: 'banner-dawn-farm',
    alt: 'A wide field of panels at dawn, hills and the low sun behind it',
    title: 'Systems from 1kW to 10MW',
    link: { label: 'See our services', to: paths.services },
  },
  {
    picture: 'banner-noon-rooftop',
    alt: 'Panels on a raised frame above a flat roof at noon, water tanks and trees behind',
    title: `EMI from about ${formatRupees(claims.emiFromRupees)} a month`,
    link: { label: 'Work out yours', to: paths.calculator },
  },
  {
    picture: 'banner-dusk-street',
    alt: 'Lit homes along a street at dusk, panels on the nearest roof',
    title: `${claims.installationWarrantyYears}-year installation warranty`,
    link: { label: 'Request installation', to: paths.installationRequest },
  },
];

export const franchise = {
  eyebrow: 'Franchise',
  title: `Open your own solar business from ${formatRupees(claims.franchiseFromRupees)}`,
  lead: 'You know your town. We bring the stock, the training and the name. Together we put panels on its roofs.',
  action: { label: 'Register as Associates', to: paths.associateRegistration },
  secondary: { label: 'Meet our associates', to: paths.ourAssociates },
  pictureAlt: 'Racks of panels and inverters in a long, bright warehouse',
};

export const location = {
  eyebrow: 'Visit us',
  title: `Come and see us in ${company.city}`,
  mapAlt: `Drawn map: our office on Station Road in the middle of ${company.city}, south of the river Gomti`,
  hours: 'Call line hours',
  open: 'Open in maps',
};

export const chat = {
  title: 'Chat with us on WhatsApp',
  lead: 'Pick a question and the message is written for you.',
  /** Shown as they are sent. */
  messages: [
    'I would like a free solar consultation.',
    'How much can I save on my electricity bill?',
    'Please help me with the government subsidy.',
    'I am interested in a solar franchise.',
    'Please tell me about your trainings.',
  ],
  start: {
    label: 'Start Conversation',
    message: `Hello ${company.name}, I would like to know more about going solar.`,
  },
};

export const callLineHours = [
  { days: 'Monday to Saturday', hours: '9:00 – 18:00' },
  { days: 'Sunday', hours: '10:00 – 16:00' },
];

export const call = {
  title: 'Talk to our team',
  lead: 'Free from any phone in India.',
  action: 'Call Now',
};

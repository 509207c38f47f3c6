import { CONSENT_VERSION, claims, company } from '~/company/facts';
import { paths } from '~/paths';
import { POLICIES_EFFECTIVE_FROM, type Policy } from '~/site/policy/policy';

export const privacyPolicy: Policy = {
  title: 'Privacy policy',
  description:
    'What each form on this site collects, why, who sees it, how long we keep it, and your rights under India’s DPDP Act.',
  path: paths.privacyPolicy,
  lead: 'You trust us with a phone number, an address, sometimes a document. This is what we do with them, form by form, and how you stay in charge of them.',
  effectiveFrom: POLICIES_EFFECTIVE_FROM,
  glance: [
    { value: 'No tracking', label: 'no advertising cookies, no analytics by third parties' },
    { value: 'Your consent', label: `asked in every form; notice version ${CONSENT_VERSION}` },
    { value: 'Yours to take back', label: 'withdraw, correct or erase by one message' },
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${company.legalName}, ${company.address.street}, ${company.address.locality} ${company.address.pincode}, ${company.address.region}, is the Data Fiduciary under the Digital Personal Data Protection Act, 2023 (DPDP Act) for the personal data described here. You reach us at [${company.email}](mailto:${company.email}) or toll-free on [${company.tollFree.display}](tel:${company.tollFree.e164}).`,
      ],
    },
    {
      id: 'forms',
      title: 'What each form collects, and why',
      blocks: [
        'We ask only for what the purpose needs. Fields marked as optional may stay empty.',
        {
          table: {
            caption: 'Personal data by form',
            head: ['Form', 'What you give us', 'What we use it for'],
            rows: [
              [
                `[Book consultation](${paths.bookConsultation})`,
                'Name, phone, location; if you like email, property type, preferred date and time, monthly bill, requirements. A calculator estimate, if you came from there.',
                'To call you back, prepare the consultation and advise you.',
              ],
              [
                `[Installation request](${paths.installationRequest})`,
                'Name, phone, location, property type, roof area; if you like email, bill, budget, energy requirement, timeframe, notes and one file.',
                'To assess the site and quote a system.',
              ],
              [
                `[Contact](${paths.contact})`,
                'Name, phone, message; if you like email and subject.',
                'To answer you.',
              ],
              [
                `[Associate registration](${paths.associateRegistration})`,
                'Name, phone, email, city, state, pincode, maps link, business type, certificate; if you like experience, investment capacity, territory, existing business.',
                'To register you as an associate and list you in the public directory.',
              ],
              [
                `[Careers](${paths.careers})`,
                'Name, email, phone, position; if you like experience, location, resume, cover letter.',
                'To decide on your application.',
              ],
              [
                `[Training enrolment](${paths.trainings})`,
                'Name, phone, course, experience level.',
                'To reserve your place and reach you about the batch.',
              ],
              [
                `[Newsletter](${paths.blog})`,
                'Email address, language, when you subscribed and when you confirmed it, and which of our emails went to you.',
                'To send you our articles, once you have confirmed that the address is yours.',
              ],
              [
                'Every form but the newsletter',
                'The page your visit began on, the website that led you here, and the campaign named in the link, if there was one. Your browser tab remembers them until it is closed; there is no cookie.',
                'To learn which ways bring people to us.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      blocks: [
        `Every form that takes personal data has one consent box, which is empty until you tick it. With your record we store the moment you agreed and the version and language of the notice you saw; the present version is ${CONSENT_VERSION}. When the notice changes, so does its version.`,
        `You may withdraw consent at any time, as easily as you gave it: write to [${company.email}](mailto:${company.email}) or call us. What we did before stays lawful; from then on we stop, and erase what we are not required by law to keep.`,
      ],
    },
    {
      id: 'public',
      title: 'What becomes public',
      blocks: [
        'Only associates are listed publicly: name, city, state, pincode, business, partner type, experience, maps link, certificate and registration date. Their email, phone, investment capacity and territory preference are never shown. Everything sent through the other forms stays with us.',
        'A testimonial appears on the site only after our office has approved it.',
        `How far a request has come can be seen on [its own page](${paths.track}) by whoever has the link we show after sending, or knows its reference and the last four digits of your phone number. It shows your first name, what you asked for, the stages with their dates and who looks after it, and nothing else; please keep the link to yourself.`,
        'A proposal that we send you opens for whoever has its link; please keep it to yourself. When you accept or decline it there, we store the name or the reason you typed, the time, the version you saw and the network address it came from, as a record of what was agreed. We also keep what you ask there and what we answer, and how often and when last the link was opened.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees your data',
      blocks: [
        {
          list: [
            'Our office staff, as far as their work needs it. Opening the office’s records takes a personal sign-in.',
            'The service that hosts our database and files, which works for us under contract and on our instructions.',
            'When you ask us for it: the electricity company and the authorities (net meter, subsidy), a lender (EMI), or the associate nearest to you.',
            'WhatsApp, when you choose to send a prepared message there. Nothing is sent until you press send in your own app; WhatsApp’s own policy then applies.',
          ],
        },
        'We do not sell personal data, and we do not pass it on for other people’s advertising.',
      ],
    },
    {
      id: 'files',
      title: 'Files you upload',
      blocks: [
        'A resume goes to private storage and is opened by our office through links that expire. A registration certificate and a file sent with an installation request are stored under an address that cannot be guessed; please leave out of them what we do not need, such as an Aadhaar number or account details.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'While you fill in a form, its text is kept in your own browser so that a dropped connection loses nothing. It is cleared when you have submitted, and it expires by itself. Consent, files and anything secret are never kept there. Signing in at the office stores a session on that device. We set no cookie for advertising or statistics, and no page loads anything from a third party.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            'Enquiries, bookings and requests: until they are answered and followed up; then they are deleted or made anonymous.',
            'Records of a completed project: for the life of its warranties, and as long as tax law asks for invoices.',
            'Associate registrations: for the term of the partnership.',
            'Applications for work: until the position is decided, unless you ask us to keep yours for the next.',
            'Training enrolments: until the course is completed and the certificate has been given.',
            'Newsletter addresses: until you unsubscribe, which deletes them at once; without your confirmation, 30 days from our last email that asks for it. The list of emails that went to you: 90 days.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Under the DPDP Act you may',
        {
          list: [
            'know what personal data of yours we hold, what we do with it and with whom we shared it;',
            'have it corrected, completed, updated or erased;',
            'withdraw your consent;',
            'name someone who may use these rights for you in the event of death or incapacity;',
            'have a grievance heard by us, and after that by the Data Protection Board of India.',
          ],
        },
        'Tell us the phone number or email address you used; that is how we find your records. We may call that number back to be sure that it is you. There is no fee.',
      ],
    },
    {
      id: 'children',
      title: 'Under 18',
      blocks: [
        'The forms are meant for adults. If you are under 18 and wish to join a training, please let a parent or guardian fill in the form and give consent.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Data travels encrypted. The database itself decides who may read a row: a visitor can add a record and read none of the private ones. Uploads are checked for type and size. If a breach should ever concern you, we inform you and the Data Protection Board as the law requires.',
      ],
    },
    {
      id: 'grievance',
      title: 'Grievance contact',
      blocks: [
        `Write to the Grievance Officer, ${company.legalName}, ${company.address.street}, ${company.address.locality} ${company.address.pincode}, or to [${company.email}](mailto:${company.email}) with “Grievance” in the subject. You hear from us within ${claims.responseHours} hours, and we tell you what we will do and by when.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When what we do with data changes, this page, its date and the notice version change with it. If a new purpose needs a new consent, we ask for it.',
      ],
    },
  ],
};

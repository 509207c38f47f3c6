import { testFormContract } from './support/form-contract.ts';

testFormContract({
  title: 'training enrolment',
  path: '/trainings',
  name: 'Keep a place in the next batch',
  table: 'training_registrations',
  marked: (mark) => ['name', `Imran ${mark}`],
  typed: (mark) => ({ 'Full name': `Imran ${mark}`, 'Phone number': '098765 43210' }),
  chosen: { Programme: 'EV Training' },
  picked: ['Experienced'],
  row: {
    phone: '+919876543210',
    course_type: 'ev_training',
    experience_level: 'experienced',
    payment_status: 'pending',
    status: 'pending',
  },
  complaints: {
    required: {
      Programme: 'Please choose a programme.',
      'Full name': 'Please enter your full name.',
      'Phone number': 'Please enter your phone number.',
      'I agree': 'Please tick the box',
    },
    limits: [
      ['Full name', 'x'.repeat(81), 'Please keep this to 80 characters.'],
      ['Phone number', '12345', 'an Indian number with ten digits'],
    ],
  },
  firstToFix: 'course_type',
  submit: 'Enrol',
  success: (mark) => ({
    title: 'Enrolment Received!',
    description: `Thank you Imran ${mark}! We'll call you within 24 hours to confirm your place.`,
  }),
  failure: { title: 'Enrolment Failed', description: 'Please try again or contact us directly.' },
  whatsapp: (mark) =>
    `Hello, I have just enrolled in a training.\nName: Imran ${mark}\nPhone: +919876543210\nProgramme: EV Training`,
});

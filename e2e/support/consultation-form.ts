import type { FormUnderTest } from './form-under-test.ts';

/** The browser's time zone in these tests is India's. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

export const consultation: FormUnderTest = {
  title: 'consultation form',
  path: '/book-consultation',
  name: 'Book your consultation',
  table: 'consultation_bookings',
  marked: (mark) => ['name', `Ravi ${mark}`],
  typed: (mark) => ({
    'Full name': `Ravi ${mark}`,
    'Phone number': '+91 98765 43210',
    Email: 'ravi@mail.example',
    Location: 'Gomti Nagar,  Lucknow',
    'Monthly electricity bill': '₹3,500.50',
    'Preferred date': inDays(3),
    'Your requirements': 'Shade in the west.',
  }),
  chosen: { 'Property type': 'Commercial', 'Preferred time': 'Evening, 4 – 7 PM' },
  picked: ['Premium'],
  // Anew each time, as what is typed: a day may end in between.
  get row() {
    return {
      phone: '+919876543210',
      email: 'ravi@mail.example',
      location: 'Gomti Nagar, Lucknow',
      property_type: 'commercial',
      preferred_date: inDays(3),
      preferred_time: 'evening',
      monthly_bill: 3500.5,
      requirements: 'Shade in the west.',
      consultation_type: 'premium',
      estimate: null,
      status: 'pending',
    };
  },
  complaints: {
    required: {
      'Full name': 'Please enter your full name.',
      'Phone number': 'Please enter your phone number.',
      Location: 'Please enter your location.',
      'I agree': 'Please tick the box',
    },
    limits: [
      ['Full name', 'x'.repeat(81), 'Please keep this to 80 characters.'],
      ['Location', 'x'.repeat(201), 'Please keep this to 200 characters.'],
      ['Monthly electricity bill', '10000001', 'Please write at most 1,00,00,000.'],
      ['Preferred date', inDays(-1), 'Please choose today or a later day.'],
      ['Your requirements', 'x'.repeat(2001), 'Please keep this to 2,000 characters.'],
    ],
  },
  firstToFix: 'name',
  submit: 'Book consultation',
  success: (mark) => ({
    title: 'Consultation Booked Successfully!',
    description: `Thank you Ravi ${mark}! Our expert will contact you within 24 hours.`,
  }),
  failure: { title: 'Booking Failed', description: 'Please try again or contact us directly.' },
  whatsapp: (mark) =>
    `Hello, I have just booked a solar consultation.\nName: Ravi ${mark}\nPhone: +919876543210\nLocation: Gomti Nagar, Lucknow`,
};

/** With what it must have, and no more. */
export const shortConsultation: FormUnderTest = {
  ...consultation,
  typed: (mark) => ({
    'Full name': `Ravi ${mark}`,
    'Phone number': '+91 98765 43210',
    Location: 'Lucknow',
  }),
  chosen: {},
  picked: [],
};

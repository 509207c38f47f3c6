import type { Field, KindTable, PersonalData, RecordTable, RecordTables, TableName } from './kind';

/** What every form stores besides its fields. */
const submission = [
  { key: 'locale', label: 'Language', kind: 'choice' },
  { key: 'consent_at', label: 'Consent given', kind: 'date-time' },
  { key: 'consent_version', label: 'Privacy notice', kind: 'text' },
] as const satisfies Field[];

const propertyType = {
  key: 'property_type',
  label: 'Property',
  kind: 'choice',
  column: 'wide',
} as const;

/**
 * Every kind of record, once. The dashboard and the privacy commands follow from it, and a test holds it against the
 * database. Imports types alone, so that a script can read it without a bundler; public pages take no more than types from
 * here, so that none of them carries the dashboard's columns.
 */
const byTable: RecordTables = {
  consultation_bookings: {
    tab: 'consultations',
    label: 'Consultations',
    one: 'consultation',
    icon: 'calendar-check',
    counter: 'Total Consultations',
    chartColour: 'var(--color-panel-600, #1d5ca6)',
    personalData: { contact: ['phone', 'email'], expires: 'always' },
    name: 'name',
    summary: 'location',
    statuses: ['pending', 'contacted', 'scheduled', 'completed'],
    fields: [
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'phone', label: 'Phone', kind: 'phone', column: 'narrow' },
      { key: 'email', label: 'Email', kind: 'email' },
      { key: 'location', label: 'Location', kind: 'text', column: 'narrow' },
      propertyType,
      { key: 'consultation_type', label: 'Consultation', kind: 'choice' },
      { key: 'preferred_date', label: 'Preferred date', kind: 'date', column: 'wide' },
      { key: 'preferred_time', label: 'Preferred time', kind: 'choice' },
      { key: 'monthly_bill', label: 'Monthly bill', kind: 'rupees', column: 'wide' },
      { key: 'estimate', label: 'Calculator estimate', kind: 'estimate' },
      { key: 'requirements', label: 'Requirements', kind: 'paragraph' },
      ...submission,
    ],
  },
  installation_requests: {
    tab: 'installations',
    label: 'Installations',
    one: 'installation request',
    icon: 'wrench',
    counter: 'Installation Requests',
    chartColour: 'var(--color-sun-400, #ffb526)',
    personalData: { contact: ['phone', 'email'], expires: 'always' },
    name: 'name',
    summary: 'location',
    statuses: ['pending', 'site-assessment', 'quotation', 'approved', 'in-progress', 'completed'],
    fields: [
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'phone', label: 'Phone', kind: 'phone', column: 'narrow' },
      { key: 'email', label: 'Email', kind: 'email' },
      { key: 'location', label: 'Location', kind: 'text', column: 'narrow' },
      propertyType,
      { key: 'roof_area', label: 'Roof area', kind: 'square-feet', column: 'wide' },
      { key: 'monthly_bill', label: 'Monthly bill', kind: 'rupees' },
      { key: 'budget', label: 'Budget', kind: 'choice', column: 'wide' },
      { key: 'energy_requirement', label: 'Energy requirement', kind: 'choice' },
      { key: 'timeframe', label: 'Timeframe', kind: 'choice' },
      { key: 'estimate', label: 'Calculator estimate', kind: 'estimate' },
      {
        key: 'file_url',
        label: 'File',
        kind: 'public-file',
        owner: 'installation-file',
        failedIn: 'upload_failed',
      },
      { key: 'additional_info', label: 'Additional information', kind: 'paragraph' },
      ...submission,
    ],
  },
  associate_registrations: {
    tab: 'associates',
    label: 'Associates',
    one: 'associate application',
    icon: 'handshake',
    counter: 'Associate Applications',
    chartColour: 'var(--color-leaf-700, #12653a)',
    personalData: { contact: ['phone', 'email'], expires: 'unless approved' },
    name: 'full_name',
    summary: 'city',
    statuses: ['pending', 'approved', 'rejected'],
    fields: [
      { key: 'full_name', label: 'Name', kind: 'text' },
      { key: 'phone', label: 'Phone', kind: 'phone', column: 'narrow' },
      { key: 'email', label: 'Email', kind: 'email' },
      { key: 'city', label: 'City', kind: 'text', column: 'narrow' },
      { key: 'state', label: 'State', kind: 'text' },
      { key: 'pincode', label: 'Pincode', kind: 'text', column: 'wide' },
      { key: 'google_maps_url', label: 'Map', kind: 'map' },
      {
        key: 'business_type',
        label: 'Business type',
        kind: 'choice',
        column: 'wide',
      },
      { key: 'experience_years', label: 'Experience', kind: 'years', column: 'wide' },
      { key: 'existing_business', label: 'Existing business', kind: 'text' },
      { key: 'investment_capacity', label: 'Investment capacity', kind: 'text' },
      { key: 'territory_preference', label: 'Territory preference', kind: 'text' },
      { key: 'certificate_url', label: 'Certificate', kind: 'public-file', owner: 'certificate' },
      { key: 'approved_at', label: 'Approved', kind: 'date-time' },
      { key: 'approved_by', label: 'Approved by', kind: 'text' },
      ...submission,
    ],
  },
  career_applications: {
    tab: 'careers',
    label: 'Careers',
    one: 'job application',
    icon: 'briefcase',
    counter: 'Career Applications',
    chartColour: 'var(--color-panel-300, #93bdec)',
    personalData: { contact: ['phone', 'email'], expires: 'always' },
    name: 'full_name',
    summary: 'position',
    statuses: ['pending', 'approved', 'rejected'],
    statusIsFixed: true,
    fields: [
      { key: 'full_name', label: 'Name', kind: 'text' },
      { key: 'position', label: 'Position', kind: 'text', column: 'narrow' },
      { key: 'phone', label: 'Phone', kind: 'phone', column: 'narrow' },
      { key: 'email', label: 'Email', kind: 'email', column: 'wide' },
      { key: 'location', label: 'Location', kind: 'text', column: 'wide' },
      { key: 'experience', label: 'Experience', kind: 'text' },
      { key: 'resume_url', label: 'Resume', kind: 'resume' },
      { key: 'cover_letter', label: 'Cover letter', kind: 'paragraph' },
      ...submission,
    ],
  },
  training_registrations: {
    tab: 'trainings',
    label: 'Trainings',
    one: 'training registration',
    icon: 'graduation-cap',
    chartColour: 'var(--color-sun-700, #8f4f00)',
    personalData: { contact: ['phone'], expires: 'always' },
    name: 'name',
    summary: 'course_type',
    statuses: ['pending', 'confirmed', 'completed'],
    fields: [
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'phone', label: 'Phone', kind: 'phone', column: 'narrow' },
      { key: 'course_type', label: 'Course', kind: 'choice', column: 'narrow' },
      {
        key: 'experience_level',
        label: 'Experience level',
        kind: 'choice',
        column: 'wide',
      },
      { key: 'payment_status', label: 'Payment', kind: 'choice', column: 'wide' },
      ...submission,
    ],
  },
  contact_inquiries: {
    tab: 'contacts',
    label: 'Contacts',
    one: 'inquiry',
    icon: 'mail',
    chartColour: 'var(--color-line-strong, #7d8a9b)',
    personalData: { contact: ['phone', 'email'], expires: 'always' },
    name: 'name',
    summary: 'subject',
    statuses: ['pending', 'responded', 'resolved'],
    fields: [
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'phone', label: 'Phone', kind: 'phone', column: 'narrow' },
      { key: 'email', label: 'Email', kind: 'email', column: 'wide' },
      { key: 'inquiry_type', label: 'Type', kind: 'choice', column: 'wide' },
      { key: 'subject', label: 'Subject', kind: 'text', column: 'narrow' },
      { key: 'message', label: 'Message', kind: 'paragraph' },
      ...submission,
    ],
  },
  testimonials: {
    tab: 'testimonials',
    label: 'Testimonials',
    one: 'testimonial',
    icon: 'quote',
    name: 'customer_name',
    summary: 'comment',
    statuses: ['pending', 'approved', 'rejected'],
    fields: [
      { key: 'customer_name', label: 'Customer', kind: 'text' },
      { key: 'location', label: 'Location', kind: 'text', column: 'wide' },
      { key: 'rating', label: 'Rating', kind: 'rating', column: 'narrow' },
      { key: 'comment', label: 'Comment', kind: 'paragraph', column: 'narrow' },
      { key: 'monthly_savings', label: 'Monthly savings', kind: 'rupees', column: 'wide' },
      { key: 'image_url', label: 'Image', kind: 'public-file', owner: 'testimonial' },
      { key: 'video_url', label: 'Video', kind: 'public-file', owner: 'testimonial' },
    ],
  },
};

/** In the order of the tabs. */
export const recordTables = Object.entries(byTable).map(([table, kind]) => ({
  ...kind,
  table: table as TableName,
})) as readonly RecordTable[] as readonly [RecordTable, ...RecordTable[]];

/** The kinds that the charts count, in the order their bars are stacked. */
export const leadTables = recordTables.filter(({ chartColour }) => chartColour);

/** Every table with a person's data in it, and how to find them. */
export const personalData: readonly ({ table: KindTable } & PersonalData)[] = [
  ...recordTables.flatMap(({ table, personalData }) => (personalData ? [{ table, ...personalData }] : [])),
  { table: 'newsletter_subscribers', contact: ['email'] },
];

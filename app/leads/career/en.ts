export const careerWords = {
  fields: {
    position: { label: 'Position', placeholder: 'Choose a position' },
    location: { label: 'Where you live' },
    experience: { label: 'Experience', placeholder: 'Two years of rooftop wiring' },
    cover_letter: { label: 'Cover letter' },
    resume_url: { label: 'Resume' },
  },
  missing: { position: 'Please choose the position you apply for.' },
  purpose: 'to decide on my application',
  submitLabel: 'Submit application',
  pendingLabel: 'Submitting...',
  /** Without a position for who applied for another one. */
  success: (name: string, position: string | null) => ({
    title: 'Application Submitted Successfully!',
    description: `Thank you ${name}! We have your application${position ? ` as ${position}` : ''} and will be in touch.`,
  }),
  failure: { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
};

export const positions = {
  'Solar Installation Technician': 'Solar Installation Technician',
  'Sales Executive': 'Sales Executive',
  'Project Manager': 'Project Manager',
  'Customer Support Executive': 'Customer Support Executive',
  'Marketing Executive': 'Marketing Executive',
  'Business Development Manager': 'Business Development Manager',
  'Electrical Engineer': 'Electrical Engineer',
  'Site Supervisor': 'Site Supervisor',
  'Administrative Assistant': 'Administrative Assistant',
  Other: 'Other',
};

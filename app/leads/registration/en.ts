import type { IndiaState } from '~/company/india-states';
import { certificateFile } from '~/forms/file-rules';

export const registrationWords = {
  fields: {
    business_type: { label: 'I want to become a' },
    full_name: { heading: 'About you' },
    pincode: { heading: 'Where customers find you' },
    google_maps_url: {
      label: 'Google Maps link',
      hint: 'Open your place in Google Maps, press Share and paste the link here.',
      placeholder: 'https://maps.app.goo.gl/…',
    },
    experience_years: { label: 'Years of experience', heading: 'Your business', placeholder: '0' },
    existing_business: { label: 'Existing business' },
    investment_capacity: { label: 'Investment capacity', placeholder: '₹2-5 lakh' },
    territory_preference: { label: 'Preferred territory' },
    certificate_url: {
      label: 'Certificate',
      hint: 'It is shown with your entry in the directory.',
      missing: 'Please attach your certificate.',
    },
  },
  missing: {
    business_type: 'Please choose how you want to work with us.',
    city: 'Please enter your city or town.',
    state: 'Please choose your state.',
  },
  /** The state as people read it; it is stored in English. */
  stateName: (state: IndiaState): string => state,
  purpose: 'to list me in the public directory and to reach me',
  submitLabel: 'Register',
  pendingLabel: 'Submitting...',
  success: (name: string) => ({
    title: 'Registration Successful!',
    description: `Welcome ${name}! You are approved and listed in our directory.`,
  }),
};

/** The specification's catalogue. */
export const registrationFailures = {
  emailRegistered: {
    title: 'Email Already Registered',
    description:
      'This email is already registered. Please use a different email or contact us if you need assistance.',
  },
  emailApproved: {
    title: 'Email Already Registered',
    description:
      'This email is already registered and approved. Please use a different email or contact us if you need assistance.',
  },
  registrationExists: {
    title: 'Registration Already Exists',
    description:
      'A registration with these details already exists. Please check your information or contact us for assistance.',
  },
  uploadFailed: {
    title: 'File Upload Failed',
    description: `There was an issue uploading your certificate. Please try with a smaller file (max ${certificateFile.maxMegabytes}MB) or contact us for assistance.`,
  },
  databaseUnreachable: {
    title: 'Database Connection Issue',
    description: "We're experiencing temporary connectivity issues. Please try again in a few moments.",
  },
  network: { title: 'Network Error', description: 'Please check your internet connection and try again.' },
  other: { title: 'Registration Failed', description: 'Please try again or contact us directly.' },
};

import type { Message } from '~/forms/define-form';
import type { DataError } from '~/lib/data-error';
import { EMAIL_APPROVED, EMAIL_REGISTERED } from './refuse-taken-email';

/** The stopWith text of the certificate; what follows is chosen by it. */
export const CERTIFICATE_FAILED = 'Failed to upload certificate';

/** The specification's catalogue, in its order. */
export function registrationFailure({ code, message }: DataError): Message & { field?: 'email' } {
  if (code === EMAIL_REGISTERED) return emailTaken('This email is already registered');
  if (code === EMAIL_APPROVED) return emailTaken('This email is already registered and approved');
  if (code === '23505') {
    if (message.includes('email')) return emailTaken('This email is already registered');
    return {
      title: 'Registration Already Exists',
      description:
        'A registration with these details already exists. Please check your information or contact us for assistance.',
    };
  }
  if (message.includes(CERTIFICATE_FAILED)) {
    return {
      title: 'File Upload Failed',
      description:
        'There was an issue uploading your certificate. Please try with a smaller file (max 5MB) or contact us for assistance.',
    };
  }
  if (code === 'PGRST116') {
    return {
      title: 'Database Connection Issue',
      description: "We're experiencing temporary connectivity issues. Please try again in a few moments.",
    };
  }
  if (message.includes('network')) {
    return { title: 'Network Error', description: 'Please check your internet connection and try again.' };
  }
  return { title: 'Registration Failed', description: 'Please try again or contact us directly.' };
}

function emailTaken(sentence: string): Message & { field: 'email' } {
  return {
    title: 'Email Already Registered',
    description: `${sentence}. Please use a different email or contact us if you need assistance.`,
    field: 'email',
  };
}

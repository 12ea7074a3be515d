// The sentences that the specification fixes for the forms and adverts besides booking.
import type { Notice } from './messages.ts'

export const contactNotices = {
  tooMany: { title: 'Too many submissions', text: 'Please wait a moment before submitting again.' },
  failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
  sent: { title: 'Message sent!', text: '' },
} satisfies Record<string, Notice>

export const reviewFieldMessages = {
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be less than 50 characters',
  nameInvalid: 'Name contains invalid characters',
  emailInvalid: 'Invalid email address',
  emailTooLong: 'Email must be less than 254 characters',
  textTooShort: 'Review must be at least 10 characters',
  textTooLong: 'Review must be less than 500 characters',
  ratingRequired: 'Rating is required',
  ratingRange: 'Rating must be between 1 and 5',
}

export const reviewNotices = {
  ratingRequired: {
    title: 'Rating required',
    text: 'Please provide a rating before submitting your review',
  },
  failed: { title: 'Submission failed', text: 'Please try again in a moment' },
  sent: { title: 'Review submitted!', text: 'Thank you for sharing your experience with us.' },
} satisfies Record<string, Notice>

export const registrationFieldMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  phoneRequired: 'Phone number is required',
  termsRequired: 'Please accept the terms and conditions',
}

export const registrationNotices = {
  formErrors: { title: 'Form Errors', text: 'Please fix the errors in the form before submitting.' },
  tooMany: {
    title: 'Too Many Attempts',
    text: 'Too many registration attempts. Please wait a moment and try again.',
  },
  welcome: { title: 'Welcome to Our Loyalty Program!', text: '' },
} satisfies Record<string, Notice>

export const referralFieldMessages = {
  referrer: {
    tooShort: 'Name must be at least 2 characters',
    tooLong: 'Name must be less than 50 characters',
    invalid: 'Name contains invalid characters',
  },
  friend: {
    tooShort: "Friend's name must be at least 2 characters",
    tooLong: "Friend's name must be less than 50 characters",
    invalid: "Friend's name contains invalid characters",
  },
  phone: 'Invalid phone number format',
  messageTooLong: 'Message must be less than 300 characters',
  // The specification has no words for it; the database says the same.
  self: "You cannot refer yourself. Please enter your friend's number.",
}

export const referralNotices = {
  failed: { title: 'Submission failed', text: 'Please try again in a moment' },
  sent: { title: 'Referral submitted!', text: 'Thank you for referring your friend to our services.' },
  codeCopied: { title: 'Code copied!', text: 'Referral code copied to clipboard.' },
} satisfies Record<string, Notice>

// The two advert pages of the running site say the same in different letters.
export const advertNotices = {
  renovation: {
    copied: { title: 'Text Copied!', text: 'Facebook ad text copied to clipboard' },
    saved: { title: 'Image Downloaded!', text: '' },
    failed: { title: 'Download Failed', text: 'Please try taking a screenshot instead' },
  },
  service: {
    copied: { title: 'Text copied!', text: 'Facebook ad text has been copied to your clipboard.' },
    saved: { title: 'Image downloaded!', text: '' },
    failed: { title: 'Download Failed', text: 'There was an error downloading the image.' },
  },
} satisfies Record<string, Record<'copied' | 'saved' | 'failed', Notice>>

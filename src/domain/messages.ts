// The sentences that the specification fixes letter for letter. A notice is what a toast shows: title and text.
export type Notice = { title: string; text: string }

export const fieldMessages = {
  required: 'This field is required',
  minLength: (length: number) => `Minimum length is ${length} characters`,
  maxLength: (length: number) => `Maximum length is ${length} characters`,
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  name: 'Please enter a valid name (letters, spaces, hyphens, and apostrophes only)',
}

export const bookingFieldMessages = {
  addressRequired: 'Address is required',
  addressTooLong: 'Address must be less than 500 characters',
  serviceRequired: 'Service type is required',
  dateRequired: 'Date is required',
  slotRequired: 'Time slot is required',
  notesTooLong: 'Notes must be less than 1000 characters',
}

export const formNotices = {
  tooManyAttempts: { title: 'Too many attempts', text: 'Please wait a moment before submitting again.' },
  securityWarning: {
    title: 'Security Warning',
    text: 'Invalid input detected. Please check your form data.',
  },
} satisfies Record<string, Notice>

export const bookingNotices = {
  tooManyAttempts: {
    title: 'Too many attempts',
    text: 'Please wait before submitting another booking request.',
  },
  correctErrors: { title: 'Validation Error', text: 'Please correct the errors in the form.' },
  checkInput: { title: 'Validation Error', text: 'Please check your input and try again.' },
  failed: {
    title: 'Booking Failed',
    text: 'There was an error processing your booking. Please try again.',
  },
  confirmed: {
    title: 'Booking Confirmed!',
    text: "We'll contact you soon to confirm your appointment.",
  },
} satisfies Record<string, Notice>

export const notFoundScreen = { title: 'Oops! Page not found' }

export const errorScreen = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
  idLabel: 'Error ID',
  refresh: 'Refresh Page',
  goHome: 'Go Home',
}

export const unexpectedNotice = { title: 'Error', text: 'An unexpected error occurred' }

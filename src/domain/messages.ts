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

export const notFoundScreen = { title: 'Oops! Page not found' }

export const errorScreen = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
  idLabel: 'Error ID',
  refresh: 'Refresh Page',
  goHome: 'Go Home',
}

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

export const authNotices = {
  welcomeBack: { title: 'Welcome back!', text: '' },
  accountCreated: { title: 'Account created!', text: 'Please check your email to verify your account.' },
  signedOut: { title: 'Signed out', text: '' },
  signInFailed: 'Sign in failed',
  signUpFailed: 'Sign up failed',
  unexpected: { title: 'Error', text: 'An unexpected error occurred' },
}

// The panel of /booking says the same in its own letters.
export const panelNotices = {
  accountCreated: { title: 'Account Created!', text: 'Please check your email to verify your account.' },
  signInFailed: 'Sign In Failed',
  signUpFailed: 'Sign Up Failed',
  passwordMismatch: { title: 'Password Mismatch', text: 'Passwords do not match.' },
}

export const officeNotices = {
  bookingsFailed: 'Failed to load your bookings.',
  customersFailed: 'Failed to load customers',
}

const failed = (text: string): Notice => ({ title: 'Error', text })
const done = (title: string): Notice => ({ title, text: '' })

export const customerNotices = {
  namesRequired: failed('First name and last name are required'),
  signInToAdd: failed('You must be logged in to add customers'),
  added: done('Customer added successfully!'),
  addFailed: failed('Failed to add customer. Please try again.'),
  saved: done('Customer updated successfully'),
  saveFailed: failed('Failed to update customer'),
  deleted: done('Customer deleted successfully'),
  deleteFailed: failed('Failed to delete customer'),
  referralAdded: done('Referral count incremented!'),
  referralFailed: failed('Failed to increment referral count'),
  noneFound: 'No customers found',
}

export const serviceNotices = {
  requiredMissing: failed('Customer, service type, and date are required'),
  signInToAdd: failed('You must be logged in to add services'),
  added: done('Service added successfully!'),
  addFailed: failed('Failed to add service. Please try again.'),
  loadFailed: 'Failed to load service history',
  noneFound: 'No services found',
}

export const referralLinkNotices = {
  selectBoth: { title: 'Select both', text: 'Choose a referrer and a referred client' },
  sameCustomer: failed('Cannot refer the same customer'),
  created: done('Referral link created'),
  createFailed: failed('Failed to create referral link'),
}

export const roleNotices = {
  emailRequired: failed('Please enter an email address'),
  notFound: failed('Failed to promote user. Please check the email address exists.'),
  failed: failed('An error occurred while promoting the user'),
  promoted: (email: string, role: string): Notice => done(`User ${email} has been promoted to ${role}`),
}

export const invoiceNotices = {
  missing: {
    title: 'Missing info',
    text: 'Please fill customer, date, invoice number, description and amount',
  },
  saved: { title: 'Saved', text: 'Invoice recorded successfully' },
  saveFailed: failed('Failed to save invoice'),
  loadFailed: 'Failed to fetch records',
  noneFound: 'No records to display. Adjust filters and search.',
}

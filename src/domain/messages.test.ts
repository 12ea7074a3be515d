import { expect, test } from 'vitest'
import * as formMessages from './form-messages.ts'
import * as sharedMessages from './messages.ts'
import * as officeMessages from './office-messages.ts'

const messages = { ...sharedMessages, ...formMessages, ...officeMessages }

// Typed from the specification, sections 2, 5 and 8: the code must not drift from them by a letter.
const specified = [
  'This field is required',
  'Minimum length is 2 characters',
  'Maximum length is 50 characters',
  'Please enter a valid email address',
  'Please enter a valid phone number',
  'Please enter a valid name (letters, spaces, hyphens, and apostrophes only)',
  'Address is required',
  'Address must be less than 500 characters',
  'Service type is required',
  'Date is required',
  'Time slot is required',
  'Notes must be less than 1000 characters',
  'Too many attempts: Please wait a moment before submitting again.',
  'Security Warning: Invalid input detected. Please check your form data.',
  'Too many attempts: Please wait before submitting another booking request.',
  'Validation Error: Please correct the errors in the form.',
  'Validation Error: Please check your input and try again.',
  'Booking Failed: There was an error processing your booking. Please try again.',
  "Booking Confirmed!: We'll contact you soon to confirm your appointment.",
  'Too many submissions: Please wait a moment before submitting again.',
  'Error: Failed to send message. Please try again.',
  'Message sent!: ',
  'Name must be at least 2 characters',
  'Name must be less than 50 characters',
  'Name contains invalid characters',
  'Invalid email address',
  'Email must be less than 254 characters',
  'Review must be at least 10 characters',
  'Review must be less than 500 characters',
  'Rating is required',
  'Rating must be between 1 and 5',
  'Rating required: Please provide a rating before submitting your review',
  'Submission failed: Please try again in a moment',
  'Review submitted!: Thank you for sharing your experience with us.',
  'First name is required',
  'Last name is required',
  'Email is required',
  'Phone number is required',
  'Please accept the terms and conditions',
  'Form Errors: Please fix the errors in the form before submitting.',
  'Too Many Attempts: Too many registration attempts. Please wait a moment and try again.',
  'Welcome to Our Loyalty Program!: ',
  'Name must be at least 2 characters',
  'Name must be less than 50 characters',
  'Name contains invalid characters',
  "Friend's name must be at least 2 characters",
  "Friend's name must be less than 50 characters",
  "Friend's name contains invalid characters",
  'Invalid phone number format',
  'Message must be less than 300 characters',
  "You cannot refer yourself. Please enter your friend's number.",
  'Submission failed: Please try again in a moment',
  'Referral submitted!: Thank you for referring your friend to our services.',
  'Code copied!: Referral code copied to clipboard.',
  'Text Copied!: Facebook ad text copied to clipboard',
  'Image Downloaded!: ',
  'Download Failed: Please try taking a screenshot instead',
  'Text copied!: Facebook ad text has been copied to your clipboard.',
  'Image downloaded!: ',
  'Download Failed: There was an error downloading the image.',
  'Oops! Page not found',
  'Something went wrong',
  "We're sorry, but something unexpected happened. Please try refreshing the page.",
  'Error ID',
  'Refresh Page',
  'Go Home',
]

test('every sentence is the specified one, and none is missing', () => {
  const { minLength, maxLength, ...fields } = messages.fieldMessages
  const { formNotices, bookingNotices, contactNotices, reviewNotices, registrationNotices, referralNotices } =
    messages
  const { referrer, friend, ...referralFields } = messages.referralFieldMessages
  const notices = [
    formNotices,
    bookingNotices,
    contactNotices,
    reviewNotices,
    registrationNotices,
    referralNotices,
    ...Object.values(messages.advertNotices),
  ].flatMap(group => Object.values<sharedMessages.Notice>(group))
  const sentences = [
    ...Object.values(fields),
    ...[minLength(2), maxLength(50)],
    ...Object.values(messages.bookingFieldMessages),
    ...Object.values(messages.reviewFieldMessages),
    ...Object.values(messages.registrationFieldMessages),
    ...[referrer, friend, referralFields].flatMap(group => Object.values<string>(group)),
    ...notices.map(({ title, text }) => `${title}: ${text}`),
    ...Object.values(messages.notFoundScreen),
    ...Object.values(messages.errorScreen),
  ]
  expect(sentences.sort()).toEqual([...specified].sort())
})

// Section 5 and 8: what the CRM says of customers and services.
const specifiedOfTheOffice = [
  'Error: First name and last name are required',
  'Error: You must be logged in to add customers',
  'Customer added successfully!: ',
  'Error: Failed to add customer. Please try again.',
  'Customer updated successfully: ',
  'Error: Failed to update customer',
  'Customer deleted successfully: ',
  'Error: Failed to delete customer',
  'Referral count incremented!: ',
  'Error: Failed to increment referral count',
  'No customers found',
  'Error: Customer, service type, and date are required',
  'Error: You must be logged in to add services',
  'Service added successfully!: ',
  'Error: Failed to add service. Please try again.',
  'Failed to load service history',
  'No services found',
]

test('the office says of customers and services what is specified', () => {
  const said = [messages.customerNotices, messages.serviceNotices].flatMap(group =>
    Object.values<sharedMessages.Notice | string>(group).map(notice =>
      typeof notice === 'string' ? notice : `${notice.title}: ${notice.text}`,
    ),
  )
  expect(said.sort()).toEqual([...specifiedOfTheOffice].sort())
})

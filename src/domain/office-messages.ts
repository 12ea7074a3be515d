// The sentences that the specification fixes for the office; apart, so that visitors do not carry them.
import type { Notice } from './messages.ts'

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

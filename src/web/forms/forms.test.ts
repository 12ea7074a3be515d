// Every form, and how it behaves when sending fails. A new form is in no list, so it fails here until somebody has
// thought about it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(`src/web/${path}`, 'utf8') }))
const textOf = (path: string) => sources.find(source => source.path === path)?.text ?? ''
const holding = (words: RegExp) =>
  sources
    .filter(({ text }) => words.test(text))
    .map(({ path }) => path)
    .sort()

// Stores a new row under the id of one attempt: the form, and the file that sends the row. Tested in attempt.test.ts,
// the booking in request-booking.test.ts.
const storing: Record<string, [file: string, by: RegExp]> = {
  'office/invoices/ledger.tsx': ['office/invoices/use-invoice-form.ts', /store\(id => recordInvoice\(/],
  'office/invoices/invoices-page.tsx': [
    'office/invoices/use-invoice-form.ts',
    /store\(id => recordInvoice\(/,
  ],
  'office/invoices/one/add-payment.tsx': [
    'office/invoices/one/add-payment.tsx',
    /store\(id => recordPayment\(/,
  ],
  'office/shared/invoice-clean-form.tsx': [
    'office/shared/invoice-clean-form.tsx',
    /store\(id => invoiceClean\(/,
  ],
  'office/customers/month-invoice-sheet.tsx': [
    'office/customers/month-invoice-sheet.tsx',
    /store\(id =>\s+invoiceMonth\(/,
  ],
  'office/referrals/link-form.tsx': ['office/referrals/link-form.tsx', /store\(id => linkReferral\(/],
  'site/booking/booking-form.tsx': ['site/booking/request-booking.ts', /requestBooking\(/],
  'site/contact/contact-form.tsx': ['site/contact/contact-form.tsx', /usePublicForm\(/],
  'office/bookings/add-panel.tsx': ['office/bookings/use-new-booking.ts', /store\(made => addBooking\(/],
  'office/customers/add-customer-page.tsx': [
    'office/customers/add-customer-page.tsx',
    /store\(id => addCustomer\(/,
  ],
  'office/services/add-form.tsx': ['office/services/add-form.tsx', /store\(id => addService\(/],
  'site/loyalty/register-fields.tsx': ['site/loyalty/register-form.tsx', /usePublicForm\(/],
  'site/referral/referral-form.tsx': ['site/referral/referral-desk.tsx', /usePublicForm\(/],
  'site/reviews/review-fields.tsx': ['site/reviews/review-form.tsx', /usePublicForm\(/],
}

// Changes the version that was read: after a lost answer the stored row tells whether it was saved.
const changing = [
  'dashboard/details-form.tsx',
  'office/clients/edit.tsx',
  'office/settings/day-form.tsx',
  'office/gallery/picture-panel.tsx',
  'office/site-texts/entry-panel.tsx',
  'office/shared/form-dialog.tsx',
  'office/bookings/cancel-dialog.tsx',
  'office/bookings/close-day-dialog.tsx',
  'office/bookings/overbook-form.tsx',
  'office/bookings/plan-form.tsx',
  'office/bookings/waiting-change.tsx',
  'office/customers/move-visit.tsx',
  'office/customers/plan-change.tsx',
  'office/shared/complete-sheet.tsx',
  'office/shared/quote-editor.tsx',
  'office/shared/quote-phone.tsx',
  'office/inbox/review.tsx',
  'calendar/move-form.tsx',
  'office/shared/seen-form-frame.tsx',
  'office/start/business-step.tsx',
  'office/start/hours-step.tsx',
  'office/start/prices-step.tsx',
]

// Sets one thing, or asks for a mail: a repeat has the same result.
const setting = [
  'dashboard/email-setting.tsx',
  'auth/forgot-form.tsx',
  'dashboard/new-factor-form.tsx',
  'dashboard/passkey-line.tsx',
  'auth/new-password-form.tsx',
  'dashboard/password-setting.tsx',
  'auth/sign-up-form.tsx',
  'office/roles/promote-form.tsx',
  'office/bookings/waiting-form.tsx',
  'office/customers/plan-end.tsx',
  'office/customers/plan-make.tsx',
  'office/customers/plan-pause.tsx',
  'office/customers/plan-price.tsx',
  'office/shared/remind-by-call.tsx',
  'office/settings/crew-days-off.tsx',
  'office/settings/extras-settings.tsx',
  'office/settings/crew-hours-form.tsx',
  'site/analytics/measurement-setting.tsx',
  'site/booking/sign-up-form.tsx',
  'site/quote/answer-dialogs.tsx',
  'sign-in/second-factor-form.tsx',
  'sign-in/sign-in-form.tsx',
]

// Looks for something, or hands out a file.
const asking = [
  // Chooses on the screen; a line is booked once, whoever taps.
  'office/bank/decide-card.tsx',
  'office/report/export-form.tsx',
  'office/invoices/filters.tsx',
  'office/privacy/privacy-page.tsx',
  'site/loyalty/loyalty-check.tsx',
  'site/gallery/viewer.tsx',
]

// Without a script: the server derives the id from the values, or the link's key is the id (server/forms, server/newsletter).
const plain = [
  'site/booking/confirm-request-page.tsx',
  'site/letters/letter-page.tsx',
  'site/shared/newsletter-box.tsx',
]

test('every form is in one of the lists', () => {
  const listed = [...Object.keys(storing), ...changing, ...setting, ...asking, ...plain]
  expect(holding(/<(form|PublicFormFrame)[\s>]/)).toEqual([...listed, 'forms/public-form-frame.tsx'].sort())
})

test.each(Object.entries(storing))('%s stores under the id of one attempt', (_, [file, by]) => {
  expect(textOf(file)).toMatch(by)
})

// What is typed is there again after a panel was closed over it; walked in a browser for one of them (panels.spec.ts).
test.each([
  ['office/customers/edit.tsx', /useSeenForm\([\s\S]*draft: `edit-customer-/],
  ['office/services/edit.tsx', /useSeenForm\([\s\S]*draft: `edit-service-/],
  ['office/gallery/use-picture-form.ts', /useSeenForm\([\s\S]*draft: `edit-picture-/],
  ['office/bookings/use-new-booking.ts', /draftKey: officeKeyOf\('new-booking'/],
  ['office/inbox/review.tsx', /draftKey: `coastal-clean.reject-/],
])('%s keeps a draft', (file, by) => {
  expect(textOf(file)).toMatch(by)
})

test('nobody else makes ids for new rows, and no other line takes a conflict for success', () => {
  expect(holding(/\bnewId\(\)/)).toEqual([
    'browser/random.ts',
    'forms/attempt.ts',
    // A line of the bank is told by its fingerprint and booked once: the ids are for one call.
    'office/bank/book-bar.tsx',
    'office/bank/use-bank-file.ts',
    'office/clients/use-client-edit.ts',
    // One for each file that is looked at; what is here already is found by its number or address.
    'office/import/use-people-file.ts',
    // Tells the lines apart while they are typed; it is stored nowhere.
    'office/shared/quote-lines.tsx',
    'office/shared/send-own-picture.ts',
    'office/shared/use-uploads.ts',
    // One entry of a list: the list is written over the version that was read.
    'office/site-texts/use-entry-form.ts',
    'site/booking/booking-draft.ts',
    'site/booking/settle-taken.ts',
  ])
  // A day, a price, a text, a checklist, a promotion and a role have a key that means what they are; a team's day, a price and a second wait
  // for one clean are told as refused.
  expect(holding(/23505/)).toEqual([
    'data/checklists.ts',
    'data/diary-settings.ts',
    'data/message-texts.ts',
    // Reads the row and looks whether it is what was sent.
    'data/newsletters.ts',
    'data/prices.ts',
    'data/promotions.ts',
    'data/settings.ts',
    'data/stored-texts.ts',
    'data/team.ts',
    'data/waiting-list.ts',
  ])
})

// The name of each mail that the system writes. server/mail/payloads.ts has a template for each of these and for
// no other, so that one without a name does not compile.
export const letterNames = {
  'confirm-signup': 'Confirm your address',
  'magic-link': 'Link to sign in',
  recovery: 'New password',
  'email-change-current': 'Change of address, to the old one',
  'email-change-new': 'Change of address, to the new one',
  invite: 'Invitation',
  reauthentication: 'Code to confirm a change',
  'account-exists': 'You have an account already',
  'account-changed': 'Your sign-in has changed',
  'newsletter-confirm': 'Confirm the newsletter',
  'diary-flooded-owner': 'Unusually many requests, to you',
  'newsletter-joined-owner': 'New reader of the newsletter, to you',
  'booking-to-confirm': 'Please confirm your request',
  'booking-received': 'We have your request',
  'booking-received-owner': 'New request, to you',
  'booking-changed-owner': 'A client moved or cancelled, to you',
  'message-received-owner': 'New message, to you',
  'review-received-owner': 'New review, to you',
  'loyalty-welcome': 'Welcome to the loyalty programme',
  'loyalty-joined-owner': 'Somebody joined the loyalty programme, to you',
  'friend-referred-owner': 'A friend was referred, to you',
  'review-request': 'How was your clean?',
  'booking-confirmed': 'Clean confirmed',
  'booking-reminder': 'Reminder for tomorrow',
  'booking-priced': 'New price',
  'booking-moved': 'Clean moved',
  'booking-cancelled': 'Clean cancelled',
  'booking-completed': 'Thank you for your clean',
  'plan-made': 'Regular visits agreed',
  'plan-changed': 'Regular visits changed',
  'plan-paused': 'Regular visits paused',
  'plan-ended': 'Regular visits end',
  'plan-price': 'New price for regular visits',
  'quote-sent': 'Quote',
  'quote-lapsed': 'Quote has lapsed',
  'quote-lapsed-owner': 'A quote has lapsed, to you',
  'quote-answered-owner': 'A quote was answered, to you',
  'invoice-sent': 'Invoice',
  'invoice-reminder': 'Reminder of an invoice',
  statement: 'Statement',
}
export type LetterName = keyof typeof letterNames

/** A letter of an older version may have a kind that is no more. */
export const letterName = (template: string): string =>
  Object.hasOwn(letterNames, template) ? letterNames[template as LetterName] : template

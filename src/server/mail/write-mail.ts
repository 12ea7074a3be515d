// A queued mail → its words. Refuses facts that do not fit the template, and links that lead away from our site.
import {
  accountChangedLetter,
  accountExistsLetter,
  confirmSignupLetter,
  emailChangeLetter,
  inviteLetter,
  magicLinkLetter,
  reauthenticationLetter,
  recoveryLetter,
} from './account-letters.ts'
import {
  bookingCancelledLetter,
  bookingCompletedLetter,
  bookingConfirmedLetter,
  bookingMovedLetter,
  bookingPricedLetter,
  bookingReminderLetter,
} from './answer-letters.ts'
import {
  bookingChangedOwnerLetter,
  bookingReceivedLetter,
  bookingReceivedOwnerLetter,
  bookingToConfirmLetter,
} from './booking-letters.ts'
import { invoiceReminderLetter, invoiceSentLetter, statementLetter } from './invoice-letters.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import {
  diaryFloodedOwnerLetter,
  messageReceivedOwnerLetter,
  reviewReceivedOwnerLetter,
  reviewRequestLetter,
} from './message-letters.ts'
import {
  newsletterConfirmLetter,
  newsletterJoinedOwnerLetter,
  newsletterLetter,
} from './newsletter-letters.ts'
import type { QueuedMail } from './outbox.ts'
import { type MailTemplate, type Payloads, payloads } from './payloads.ts'
import {
  planChangedLetter,
  planEndedLetter,
  planMadeLetter,
  planPausedLetter,
  planPriceLetter,
} from './plan-letters.ts'
import {
  quoteAnsweredOwnerLetter,
  quoteLapsedLetter,
  quoteLapsedOwnerLetter,
  quoteSentLetter,
} from './quote-letters.ts'
import { UnsendableMail } from './retry.ts'
import {
  friendReferredOwnerLetter,
  loyaltyJoinedOwnerLetter,
  loyaltyWelcomeLetter,
} from './reward-letters.ts'

export type WrittenMail = {
  subject: string
  text: string
  html: string
  replyTo?: string
  attachment?: Letter['attachment']
  stopLink?: string
  // The link or code that lets the recipient in. Without a mail server it is shown in the log.
  wayIn?: string
}

type Writers = { [T in MailTemplate]: (payload: Payloads[T], siteUrl: string) => Letter }

const letters: Writers = {
  'confirm-signup': confirmSignupLetter,
  'magic-link': magicLinkLetter,
  recovery: recoveryLetter,
  'email-change-current': payload => emailChangeLetter('current', payload),
  'email-change-new': payload => emailChangeLetter('new', payload),
  invite: inviteLetter,
  reauthentication: reauthenticationLetter,
  'account-exists': (_, siteUrl) => accountExistsLetter(siteUrl),
  'account-changed': accountChangedLetter,
  'newsletter-confirm': newsletterConfirmLetter,
  'newsletter-joined-owner': newsletterJoinedOwnerLetter,
  newsletter: newsletterLetter,
  'diary-flooded-owner': diaryFloodedOwnerLetter,
  'booking-to-confirm': bookingToConfirmLetter,
  'booking-received': bookingReceivedLetter,
  'booking-received-owner': bookingReceivedOwnerLetter,
  'booking-changed-owner': bookingChangedOwnerLetter,
  'message-received-owner': messageReceivedOwnerLetter,
  'review-received-owner': reviewReceivedOwnerLetter,
  'review-request': reviewRequestLetter,
  'loyalty-welcome': (_, siteUrl) => loyaltyWelcomeLetter(siteUrl),
  'loyalty-joined-owner': loyaltyJoinedOwnerLetter,
  'friend-referred-owner': friendReferredOwnerLetter,
  'booking-confirmed': bookingConfirmedLetter,
  'booking-reminder': bookingReminderLetter,
  'booking-priced': bookingPricedLetter,
  'booking-moved': bookingMovedLetter,
  'booking-cancelled': bookingCancelledLetter,
  'booking-completed': bookingCompletedLetter,
  'plan-made': planMadeLetter,
  'plan-changed': planChangedLetter,
  'plan-paused': planPausedLetter,
  'plan-ended': planEndedLetter,
  'plan-price': planPriceLetter,
  'quote-sent': quoteSentLetter,
  'quote-lapsed': quoteLapsedLetter,
  'quote-lapsed-owner': quoteLapsedOwnerLetter,
  'quote-answered-owner': quoteAnsweredOwnerLetter,
  'invoice-sent': invoiceSentLetter,
  'invoice-reminder': invoiceReminderLetter,
  statement: statementLetter,
}

type UnwrittenMail = Pick<QueuedMail, 'template' | 'payload'>

export function writeMail({ template, payload }: UnwrittenMail, siteUrl: string): WrittenMail {
  if (!isTemplate(template)) throw new UnsendableMail(`There is no mail template ${template}.`)
  return write(template, payload, siteUrl)
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(payloads, name)

function write<T extends MailTemplate>(template: T, payload: unknown, siteUrl: string): WrittenMail {
  const facts = readFacts(template, payload)
  const link = 'link' in facts ? facts.link : undefined
  if (link && new URL(link).origin !== new URL(siteUrl).origin)
    throw new UnsendableMail('The link of this mail leads away from our site.')
  const written = writeLetter(letters[template](facts, siteUrl))
  return { ...written, wayIn: wayIn(link, 'code' in facts ? facts.code : undefined) }
}

export const writeLetter = (letter: Letter): WrittenMail => ({
  subject: oneLine(letter.subject),
  text: letterText(letter),
  html: letterHtml(letter),
  replyTo: letter.replyTo,
  attachment: letter.attachment,
  stopLink: letter.stopLink,
  wayIn: undefined,
})

// A code alone is a way in, and beside a link it is one for another device.
function wayIn(link: string | undefined, code: string | undefined): string | undefined {
  return link && code ? `${link} or the code ${code}` : (link ?? code)
}

function readFacts<T extends MailTemplate>(template: T, payload: unknown): Payloads[T] {
  const checked = payloads[template].safeParse(payload)
  if (checked.success) return checked.data as Payloads[T]
  const fields = checked.error.issues.map(issue => issue.path.join('.'))
  throw new UnsendableMail(`The facts do not fit the template ${template}: ${fields.join(', ')}.`)
}

// A subject of two lines would be a header of someone else's making.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

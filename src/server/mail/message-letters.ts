// Visitors' messages for the owner, and the request for a review after a clean.
import {
  diaryFloodedOwnerMail,
  bookingFactLabels as labels,
  messageReceivedOwnerMail,
  reviewReceivedOwnerMail,
  reviewRequestMail,
} from '#content/mail.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { reviewPath, reviewStopPath } from '#domain/review.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { factsOf, firstNameOf, type Letter, mailtoOf } from './letter.ts'
import type { Payloads } from './payloads.ts'

export function messageReceivedOwnerLetter(received: Payloads['message-received-owner']): Letter {
  const { name, email, phone, message } = received
  const words = messageReceivedOwnerMail
  return {
    subject: words.subject(name),
    heading: words.heading,
    paragraphs: [words.text],
    facts: factsOf([
      [labels.name, name],
      [labels.phone, phone && formatPhone(phone)],
      [labels.email, email],
      [words.message, message],
    ]),
    replyTo: email,
    button: phone
      ? { label: words.button, href: whatsappLinkTo(phone, words.reply(firstNameOf(name))) }
      : { label: words.write, href: mailtoOf(email) },
    links: phone ? [{ label: words.write, href: mailtoOf(email) }] : [],
  }
}

export function diaryFloodedOwnerLetter(
  { requests, waiting, unconfirmed }: Payloads['diary-flooded-owner'],
  siteUrl: string,
): Letter {
  const words = diaryFloodedOwnerMail
  return {
    subject: words.subject(requests),
    heading: words.heading,
    paragraphs: [words.text(waiting), ...(unconfirmed ? [words.unconfirmed(unconfirmed)] : []), words.once],
    button: { label: words.button, href: new URL('/crm/bookings?view=list&list=waiting', siteUrl).href },
  }
}

export function reviewReceivedOwnerLetter(
  review: Payloads['review-received-owner'],
  siteUrl: string,
): Letter {
  const { name, email, rating, text, isFromClean } = review
  const words = reviewReceivedOwnerMail
  return {
    subject: words.subject(name, rating),
    heading: words.heading,
    paragraphs: [words.text],
    facts: factsOf([
      [words.rating, words.stars(rating)],
      [words.review, text],
      [labels.name, name],
      [labels.email, email],
      [words.source, isFromClean ? words.isFromClean : null],
    ]),
    replyTo: email,
    button: { label: words.button, href: new URL('/crm/inbox', siteUrl).href },
    links: [{ label: words.write, href: mailtoOf(email) }],
  }
}

export function reviewRequestLetter(clean: Payloads['review-request'], siteUrl: string): Letter {
  const { name, serviceType, serviceDate, reviewToken } = clean
  const words = reviewRequestMail
  const stopLink = new URL(reviewStopPath(reviewToken), siteUrl).href
  return {
    subject: words.subject,
    heading: words.heading(name ? firstNameOf(name) : undefined),
    paragraphs: [words.text, words.wrong],
    facts: factsOf([
      [labels.service, serviceLabel(serviceType)],
      [labels.day, formatDayOfYear(serviceDate)],
    ]),
    button: { label: words.button, href: new URL(reviewPath(reviewToken), siteUrl).href },
    links: [{ label: words.stop, href: stopLink }],
    stopLink,
    closing: words.closing,
  }
}

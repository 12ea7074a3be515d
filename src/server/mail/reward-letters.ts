// Who joined the loyalty programme and who referred a friend, carried to the owner; and a welcome.
import {
  bookingReceivedOwnerMail,
  friendReferredOwnerMail,
  bookingFactLabels as labels,
  loyaltyJoinedOwnerMail,
  loyaltyWelcomeMail,
} from '#content/mail.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatPhone } from '#domain/phone.ts'
import { factsOf, firstNameOf, type Letter, mailtoOf } from './letter.ts'
import type { Payloads } from './payloads.ts'

// Fixed words only: anyone may join with anyone's address.
export function loyaltyWelcomeLetter(siteUrl: string): Letter {
  const { subject, heading, text, button, book, unasked } = loyaltyWelcomeMail
  return {
    subject,
    heading,
    paragraphs: [text],
    button: { label: button, href: new URL('/loyalty', siteUrl).href },
    links: [{ label: book, href: new URL('/booking', siteUrl).href }],
    closing: unasked,
  }
}

export function loyaltyJoinedOwnerLetter(joined: Payloads['loyalty-joined-owner']): Letter {
  const { name, email, phone, address, marketing } = joined
  const words = loyaltyJoinedOwnerMail
  return {
    subject: words.subject(name),
    heading: words.heading,
    paragraphs: [words.text],
    facts: factsOf([
      [labels.name, name],
      [labels.phone, formatPhone(phone)],
      [labels.email, email],
      [labels.address, address],
      [words.marketing, marketing ? words.wanted : words.unwanted],
    ]),
    replyTo: email,
    button: { label: words.button, href: whatsappLinkTo(phone, words.reply(firstNameOf(name))) },
    links: [callLink(phone), { label: words.write, href: mailtoOf(email) }],
  }
}

export function friendReferredOwnerLetter(referral: Payloads['friend-referred-owner']): Letter {
  const { name, phone, friendName, message, code } = referral
  const words = friendReferredOwnerMail
  return {
    subject: words.subject(name),
    heading: words.heading,
    paragraphs: [words.text],
    facts: factsOf([
      [labels.name, name],
      [labels.phone, formatPhone(phone)],
      [words.friend, friendName],
      [words.message, message],
      [words.code, code],
    ]),
    button: { label: words.button, href: whatsappLinkTo(phone, words.reply(firstNameOf(name))) },
    links: [callLink(phone)],
  }
}

const callLink = (phone: string) => ({
  label: bookingReceivedOwnerMail.call(formatPhone(phone)),
  href: `tel:${phone}`,
})

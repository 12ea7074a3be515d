import { bookingFactLabels as labels } from '#content/mail.ts'
import { newsletterConfirmMail, newsletterJoinedOwnerMail } from '#content/newsletter.ts'
import { factsOf, type Letter } from './letter.ts'
import type { Payloads } from './payloads.ts'

export function newsletterConfirmLetter({ link, stopLink }: Payloads['newsletter-confirm']): Letter {
  const { subject, heading, text, button, stop, unasked } = newsletterConfirmMail
  return {
    subject,
    heading,
    paragraphs: [text],
    button: { label: button, href: link },
    links: [{ label: stop, href: stopLink }],
    stopLink,
    closing: unasked,
    showsAddress: true,
  }
}

export function newsletterJoinedOwnerLetter(
  { email }: Payloads['newsletter-joined-owner'],
  siteUrl: string,
): Letter {
  const { subject, heading, text, button } = newsletterJoinedOwnerMail
  return {
    subject: subject(email),
    heading,
    paragraphs: [text],
    facts: factsOf([[labels.email, email]]),
    button: { label: button, href: new URL('/admin/privacy', siteUrl).href },
  }
}

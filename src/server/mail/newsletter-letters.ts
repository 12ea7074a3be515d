import { newsletterConfirmMail } from '#content/newsletter.ts'
import type { Letter } from './letter.ts'
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

import { bookingFactLabels as labels } from '#content/mail.ts'
import { newsletterConfirmMail, newsletterJoinedOwnerMail, newsletterMail } from '#content/newsletter.ts'
import { type Block, openingOf, readLetter, type Span } from '#domain/letter-markdown.ts'
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

export function newsletterLetter(
  { subject, body, picture, number, token }: Payloads['newsletter'],
  siteUrl: string,
): Letter {
  const { test, archive, stop, why, whyTest } = newsletterMail
  const at = (path: string) => new URL(path, siteUrl).href
  const stopLink = token && at(`/newsletter/unsubscribe?token=${token}`)
  const blocks = readLetter(body)
  return {
    subject: token ? subject : test(subject),
    heading: subject,
    paragraphs: [],
    opening: openingOf(blocks),
    ...(picture && { picture: { ...picture, src: at(picture.src) } }),
    blocks: blocks.map(block => withWholeLinks(block, at)),
    links: [
      ...(token && number ? [{ label: archive, href: at(`/newsletter/archive/${number}`) }] : []),
      ...(stopLink ? [{ label: stop, href: stopLink }] : []),
    ],
    ...(stopLink && { stopLink }),
    closing: token ? why : whyTest,
  }
}

// A mail has no page to which '/booking' could belong.
function withWholeLinks(block: Block, at: (path: string) => string): Block {
  const whole = (spans: Span[]) =>
    spans.map(span => (span.href?.startsWith('/') ? { ...span, href: at(span.href) } : span))
  if (block.kind === 'list') return { ...block, items: block.items.map(whole) }
  return 'spans' in block ? { ...block, spans: whole(block.spans) } : block
}

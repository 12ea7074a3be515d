// The mails about an account: each has one way in, and says what to do when it was not asked for.
import {
  accountChangedMail,
  accountExistsMail,
  confirmSignupMail,
  emailChangeMail,
  inviteMail,
  linkValidity,
  magicLinkMail,
  reauthenticationMail,
  recoveryMail,
} from '#content/account-mail.ts'
import type { Letter } from './letter.ts'
import type { Payloads } from './payloads.ts'

type LinkFacts = Payloads['magic-link']
type LinkWords = { subject: string; heading: string; text: string; button: string; unasked: string }

export const confirmSignupLetter = (facts: LinkFacts) => linkLetter(confirmSignupMail, facts)
export const magicLinkLetter = (facts: LinkFacts) => linkLetter(magicLinkMail, facts)
export const recoveryLetter = (facts: LinkFacts) => linkLetter(recoveryMail, facts)
export const inviteLetter = (facts: LinkFacts) => linkLetter(inviteMail, facts)

export function emailChangeLetter(end: 'current' | 'new', facts: Payloads['email-change-new']): Letter {
  const words = emailChangeMail[end]
  return linkLetter({ ...words, text: words.text(facts.newEmail) }, facts)
}

export function reauthenticationLetter({ code, minutesValid }: Payloads['reauthentication']): Letter {
  const { subject, heading, text, unasked } = reauthenticationMail
  return {
    subject,
    heading,
    paragraphs: [text],
    code,
    validity: linkValidity(minutesValid),
    closing: unasked,
  }
}

export function accountExistsLetter(siteUrl: string): Letter {
  const { subject, heading, text, button, unasked } = accountExistsMail
  return {
    subject,
    heading,
    paragraphs: [text],
    button: { label: button, href: `${siteUrl}/auth` },
    closing: unasked,
  }
}

export function accountChangedLetter({ change }: Payloads['account-changed'], siteUrl: string): Letter {
  const { changes, button, unasked } = accountChangedMail
  const { subject, heading, text } = changes[change]
  return {
    subject,
    heading,
    paragraphs: [text, unasked],
    button: { label: button, href: `${siteUrl}/auth?reset` },
  }
}

function linkLetter(words: LinkWords, { link, code, minutesValid }: LinkFacts): Letter {
  return {
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    button: { label: words.button, href: link },
    code,
    validity: linkValidity(minutesValid),
    closing: words.unasked,
    showsAddress: true,
  }
}

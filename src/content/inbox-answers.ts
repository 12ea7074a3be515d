// Prepared answers from the Inbox: a mail or a chat, ready to be finished.
import { business } from './business.ts'
import { mailtoLink, whatsappLinkTo } from './sharing.ts'

type Addressee = {
  name: string
  email: string
  words?: string | null
  /** What has been written so far. */
  answer?: string | undefined
}

const subjects = {
  get message() {
    return `Your message to ${business.name}`
  },
  get review() {
    return `Your review of ${business.name}`
  },
  get registration() {
    return `Welcome to the loyalty programme of ${business.name}`
  },
}

export function answerByMail(
  about: keyof typeof subjects,
  { name, email, words, answer }: Addressee,
): string {
  const quote = words ? ['', 'You wrote:', shortened(words, 500).replace(/^/gm, '> ')] : []
  return mailtoLink({
    // A question mark in an address would begin the subject.
    to: encodeURIComponent(email).replace('%40', '@'),
    subject: subjects[about],
    body: [answer ?? `Hello ${firstName(name)},\n\n`, '', business.name, ...quote].join('\n'),
  })
}

const greet = (name: string) => `Hello ${firstName(name)}, this is ${business.name}.`

/** What an answer to a message begins with. */
export const answerTo = (name: string, words: string) =>
  `${greet(name)} Thank you for your message: “${shortened(words, 160)}”\n\n`

export const answerOnWhatsApp = {
  message: whatsappLinkTo,
  referral: (phone: string, name: string, friend: string) =>
    whatsappLinkTo(phone, `${greet(name)} Thank you for telling ${friend} about us!\n\n`),
  registration: (phone: string, name: string) =>
    whatsappLinkTo(phone, `${greet(name)} Welcome to our loyalty programme!\n\n`),
}

const firstName = (name: string) => name.split(' ')[0] ?? name

// Mail programs cut long links off: the beginning says enough. By whole characters, so that no emoji is torn.
function shortened(words: string, length: number): string {
  const letters = Array.from(words)
  return letters.length > length ? `${letters.slice(0, length).join('')} …` : words
}

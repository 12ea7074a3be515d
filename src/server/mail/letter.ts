// The content of a mail, independent of its form: the same letter is rendered as HTML and as plain text.
import type { Block } from '#domain/letter-markdown.ts'

export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  // A newsletter's own words and picture, in place of paragraphs.
  blocks?: Block[]
  // What mail programs show beside the subject, where it is not the first paragraph.
  opening?: string
  picture?: { src: string; alt: string; width: number; height: number }
  facts?: { label: string; value: string }[]
  // The one thing to do.
  button?: { label: string; href: string }
  code?: string
  // Said under the button and the code: how long they work.
  validity?: string
  steps?: { title: string; list: string[] }
  // Lesser ways on, as plain links.
  links?: { label: string; href: string }[]
  closing?: string
  // The address for the mail program's own unsubscribe button.
  stopLink?: string
  // Who gets the answer, when it is not us.
  replyTo?: string
  attachment?: { filename: string; content: string; contentType: string }
  // The address is shown in full too: some mail programs lose buttons.
  showsAddress?: boolean
}

export const factsOf = (pairs: [label: string, value: string | null][]) =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))

// As typed by a stranger: nothing in it may add a header to the mail that is being written.
export const mailtoOf = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

export const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

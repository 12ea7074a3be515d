// One message after the other under the same thumb: open, come back, say whether it went, and the next is open.
import { useState } from 'react'
import { business } from '#content/business.ts'
import { toSendWords as words } from '#content/messages.ts'
import { mailtoLink, whatsappLinkTo } from '#content/sharing.ts'
import { forget, keep, readKept } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import type { Message, MessageWay } from '#web/data/messages.ts'
import { textOf } from '#web/office/shared/message-words.ts'
import type { ToSend } from './use-to-send.ts'

/** What was opened and not answered yet; kept, for a phone may drop the page while WhatsApp is in front. */
type Opened = { id: string; at: string; body: string }

export type Sending = ReturnType<typeof useSending>

export function useSending(toSend: ToSend) {
  const { list = { due: [], sent: [], texts: [] }, userId, answer, skip } = toSend
  const key = officeKeyOf('opened-message', userId)
  const [opened, setOpened] = useState(() => readKept(key) as Opened | undefined)
  const [chosenId, choose] = useState<string>()
  const [edits, setEdits] = useState<Record<string, string>>({})
  const asked = list.due.find(({ id }) => id === opened?.id)
  const rest = list.due.filter(({ id }) => id !== asked?.id)
  const chosen = rest.find(({ id }) => id === chosenId)
  const current = chosen ?? rest[0]
  const wordsOf = (message: Message) => edits[message.id] ?? textOf(message, list.texts)

  const open = (message: Message | undefined) => {
    choose(undefined)
    const next = message && { id: message.id, at: new Date().toISOString(), body: wordsOf(message) }
    setOpened(next)
    if (next) keep(key, next)
    else forget(key)
  }
  const sayYes = () => {
    if (asked) answer(asked, { answer: 'sent', how: wayOf(asked), body: opened?.body ?? wordsOf(asked) })
  }
  return {
    asked,
    openedAt: opened?.at,
    current,
    after: rest.filter(({ id }) => id !== current?.id),
    choose,
    wordsOf,
    edit: (message: Message, text: string | undefined) =>
      setEdits(({ [message.id]: _, ...others }) =>
        text === undefined ? others : { ...others, [message.id]: text },
      ),
    hrefOf: (message: Message) => hrefOf(message, wordsOf(message)),
    open,
    /** The answer is kept, and the next one is open: one tap. */
    sayYesAndOpen: (next: Message | undefined) => {
      sayYes()
      open(next && hrefOf(next, '') ? next : undefined)
    },
    notYet: () => open(undefined),
    skip: (message: Message) => {
      choose(undefined)
      skip(message)
    },
  }
}

export const wayOf = ({ phone }: Message): MessageWay => (phone ? 'whatsapp' : 'mail')

function hrefOf({ phone, email }: Message, text: string): string | undefined {
  if (phone) return whatsappLinkTo(phone, text)
  if (email) return mailtoLink({ to: email, subject: words.email.subject(business.name), body: text })
}

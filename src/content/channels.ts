// How somebody wants to be reached, as staff and the client change it. How it is asked with a booking: asked-channel.ts.
import type { Rows } from '#domain/rows.ts'

export type Channel = NonNullable<Rows['customers']['channel']>

export const channelSettingWords = {
  title: 'Reminders and questions',
  office: 'Reminders and questions by',
  unsaid: 'Not said: email, or WhatsApp without an address',
  choices: { mail: 'Email', whatsapp: 'WhatsApp', both: 'Both', none: 'None of them' } satisfies Record<
    Channel,
    string
  >,
  hint: 'Whatever you choose, we answer what you ask us.',
  officeHint: 'What we confirm, move or cancel is told in any case.',
  stopped: {
    own: (day: string) => `You stopped reminders by email on ${day}.`,
    theirs: (day: string) => `They stopped reminders by email on ${day}, by the link in one.`,
    allow: 'Send them again',
  },
  saved: { title: 'Saved' },
  failed: { title: 'Not saved', text: 'Please try again.' },
}

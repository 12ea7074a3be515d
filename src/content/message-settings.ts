// The page on which the owner changes what messages say.
import type { Occasion } from '#domain/message-text.ts'
import { absentWeeks, cleansPerReward, loyaltyPercent } from '#domain/terms.ts'
import { business } from './business.ts'
import { tabWords } from './office-tabs.ts'

export const messageSettingsWords = {
  title: tabWords.texts.title,
  lead: 'What we say to clients by WhatsApp. Change the words, or switch a message off.',
  failed: 'Failed to load the texts',
  empty: { title: 'No texts', text: 'Please load the page again.' },
  fields: { body: 'Text', is_on: 'This message', goes_to: 'Who gets it' },
  choices: {
    on: 'On',
    off: 'Off',
    wish: 'Who is reached on WhatsApp',
    everyone: 'Everybody with a phone, also who is reached by mail',
  },
  summary: { own: 'Yours', ours: 'As it came', off: 'Off' },
  whenOff: 'It is offered to nobody.',
  known: 'Fields',
  fieldHint: 'A line whose field is not known is left out.',
  insert: (name: string) => `Add {${name}}`,
  preview: 'How it looks',
  ours: 'Back to how it came',
  save: 'Save text',
  saved: { title: 'Saved' },
  saveFailed: { title: 'Not saved', text: 'What you typed is still here. Please try again.' },
  when: {
    received: 'When somebody has asked for a clean, until you have answered, for a day.',
    reminder:
      'On the day before a clean. Who is reached by mail gets a letter of its own at 17:00; switched off, neither goes.',
    confirmed: 'Once you have confirmed a clean.',
    moved: 'Once you have moved a clean.',
    cancelled: 'Once you have cancelled a clean.',
    skipped: 'Once you have left out a regular visit.',
    quote: 'When a quote has had no answer for a while, or its day is about to go.',
    done: 'On the morning after a clean, once in thirty days for each client.',
    'on-my-way': 'From Today, when you set out.',
    invoice: 'When there is a new invoice that has not gone out. Saying that it went marks it as sent.',
    unpaid:
      'On the day after an invoice was due, and once more a week later: one message for all that is open and late. From Money you put everybody into the list at once. Saying that it went is noted on each invoice.',
    waiting: 'When somebody has come onto the waiting list.',
    price: 'When a new price for regular visits was announced by mail.',
    milestone: `When a card is full, every ${cleansPerReward} cleans.`,
    absent: `When somebody has not been with us for ${absentWeeks} weeks. Only who agreed to hear from us, once each time.`,
  } satisfies Record<Occasion, string>,
  sample: {
    name: 'Nomsa',
    get business() {
      return business.name
    },
    service: 'Windows',
    day: 'Thursday 17 December',
    window: '08:00–10:00',
    place: 'De Bakke',
    price: 'R 450.00',
    reason: 'The road is under water',
    number: 'Q-2026-007',
    held: 'Wed 16 Dec, 17:00',
    minutes: '20',
    due: 'Wed 23 Dec',
    list: 'INV-1038: R 450.00, was due Wed 23 Dec',
    from: 'Friday 15 January',
    cleans: String(cleansPerReward),
    percent: `${loyaltyPercent}%`,
  },
}

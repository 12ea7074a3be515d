// The words of the card that takes the form's place once the request is sent.
import { formatDayOfYear } from '#domain/calendar.ts'
import { changeHours } from '#domain/terms.ts'
import { business } from './business.ts'

/** 'by noon on Thursday 19 November' */
function answerTime(by: string): string {
  const [day = '', time] = by.split('T')
  if (time === '24:00') return `by the end of ${formatDayOfYear(day)}`
  return `by ${time === '12:00' ? 'noon' : time} on ${formatDayOfYear(day)}`
}

export const confirmationWords = {
  thanks: (firstName: string) => `Thank you, ${firstName}. We have your request.`,
  /** by: '2026-11-19T12:00', where the day of our answer is known. */
  next: (by: string | undefined) =>
    `You hear from us ${by ? answerTime(by) : business.answerWithin}, with the price for you to approve.`,
  /** Where the time that was asked for comes before that answer. */
  early: (by: string) =>
    `Your time comes before our usual answer, ${answerTime(by)}. Please phone or WhatsApp us too, so that you know in time.`,
  /** After the specification's sentence, which alone would say more than is so: the price is still to come. */
  meaning: 'So far that means: we have your request, and nobody else can take your time.',
  status: 'Pending',
  reference: 'Reference',
  service: 'Service',
  when: 'We arrive',
  takes: 'Takes',
  price: 'Price',
  offers: 'Offers',
  /** about: 'About R 1 150' */
  firmQuote: (about: string) => `${about}, you approve the firm quote`,
  where: 'Where',
  again: 'Book Another Clean',
  calendar: 'Add to calendar',
  manage: {
    label: 'See, move or cancel it',
    text: `Your private link: moving and cancelling are free up to ${changeHours} hours before. Keep it safe.`,
    /** Where that has passed. */
    late: {
      label: 'See your booking',
      text: `Your private link. It is less than ${changeHours} hours away: to move or cancel it, phone us or write.`,
    },
  },
  /** The first sentence of a chat about it. */
  chat: ({ service, day, reference }: Record<'service' | 'day' | 'reference', string>) =>
    `Hello ${business.name}, I have asked for a clean: ${service} on ${day}, reference ${reference}. `,
  share: 'Share via WhatsApp',
} as const

// The words of /booking around the form.

import type { EntryOf } from '#domain/site-text.ts'
import { changeHours, cleansPerReward, loyaltyPercent, referralPercent } from '#domain/terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'
import { bookingQuestions } from './questions.ts'
import { withOwnWords } from './site-texts.ts'

const cards = [
  {
    id: 'residential',
    title: 'Residential',
    text: 'Homes and holiday lets, regular or deep.',
    href: '/services#residential',
  },
  {
    id: 'commercial',
    title: 'Commercial',
    text: 'Offices, shops and guest houses.',
    href: '/services#commercial',
  },
  {
    id: 'specialty',
    title: 'Specialty',
    text: 'Windows, moving and post-construction.',
    href: '/services#specialty',
  },
] as const

export const startBookingCards: readonly EntryOf<'booking-cards'>[] = cards.map(({ id, title, text }) => ({
  id,
  title,
  text,
}))

export const bookingPage = {
  /** Between its words: a number to call, a chat, a form. */
  withoutScript: {
    before: 'This form needs JavaScript. Book without it by phone,',
    or: 'or',
    write: { label: 'by message', href: '/contact#write' },
  },
  promises: ['Pay after the clean: cash, EFT or card', 'You approve the price first'],
  /** As the terms say it, where one decides. */
  guarantee: 'Not done well? We come back, or refund a fair part',
  people: {
    title: 'Who comes to you',
    text: 'You meet them at the quote, you let them in at the clean, and they come back the next time.',
    more: { label: 'Meet our team', href: '/about#team' },
  },
  steps: {
    title: 'How it works',
    lead: 'Six steps from sandy to spotless.',
    list: [
      { title: 'Choose', text: 'Pick a service, a day and a two-hour window.' },
      { title: 'Send', text: 'Tell us where, and anything we should know.' },
      {
        title: 'We confirm',
        get text() {
          return `You hear from us ${business.answerWithin}, with the price and the time for your approval.`
        },
      },
      { title: 'We arrive', text: 'Within your window, with everything we need.' },
      { title: 'We clean', text: 'You tick the list with us before we pack up.' },
      { title: 'You relax', text: 'Pay by cash, EFT or card after the service.' },
    ],
  },
  notes: [
    {
      title: 'Special requests',
      text: 'Pets, alarms, a stubborn stain or a room to leave alone: write it in the notes and we plan for it.',
    },
    {
      title: 'Rescheduling',
      get text() {
        return `Plans change. Moving your clean is free up to ${changeHours} hours before; cancellations need ${changeHours} hours’ notice. Phone ${unbroken(business.phone.shown)} or write to us.`
      },
    },
    {
      title: 'If something goes wrong',
      text: 'Not done well? We come back and put it right, or refund a fair part. Broken by us? We repair it, replace it or pay what it was worth.',
      more: { label: 'Read it in our terms', href: '/terms#damage' },
    },
  ],
  services: {
    title: 'What we can do for you',
    get cards() {
      return cards.map(card => withOwnWords(card, 'booking-cards', startBookingCards))
    },
  },
  loyalty: {
    title: 'Every clean counts',
    text: `After every ${cleansPerReward} cleans the next one is ${loyaltyPercent}% off, automatically. Refer a friend and take off another ${referralPercent}%.`,
    more: { label: 'Learn More', about: 'about the loyalty programme', href: '/loyalty' },
  },
  faq: {
    title: 'Good questions',
    get list() {
      return bookingQuestions()
    },
    contact: { before: 'Something else on your mind?', label: 'Contact Us', href: '/contact' },
  },
} as const

// The questions that people ask on /booking and /referral, from the start; the owner may write her own.
import type { EntryOf } from '#domain/site-text.ts'
import {
  changeHours,
  mostPercent,
  mostReferralPercent,
  referralMonths,
  referralsPerClean,
} from '#domain/terms.ts'
import { inWords } from './number-words.ts'
import { entriesOf } from './site-texts.ts'

type Question = EntryOf<'booking-questions'>

export const startBookingQuestions: readonly Question[] = [
  {
    id: 'at-home',
    question: 'Do I have to be at home?',
    answer: 'No. Leave a key or a gate code with us if you like; tell us in the notes how we get in.',
  },
  {
    id: 'ahead',
    question: 'How far ahead should I book?',
    answer: 'Three to five days ahead is best. The calendar shows which days are still free.',
  },
  {
    id: 'bring',
    question: 'What do you bring?',
    answer:
      'Everything: machines, ladders, cloths and biodegradable products. We only need water and a plug.',
  },
  {
    id: 'change',
    question: 'Can I change or cancel?',
    answer: `Yes, free of charge up to ${changeHours} hours before: with the link in your mail, on your own page, or by phone.`,
  },
  {
    id: 'pay',
    question: 'How and when do I pay?',
    answer: 'After the service, by cash, EFT or card. You approve the price before we schedule the clean.',
  },
  {
    id: 'areas',
    question: 'Which areas do you cover?',
    answer: '{areas}. Further by arrangement.',
  },
]

export const startReferralQuestions: readonly Question[] = [
  {
    id: 'when',
    question: 'When do I get my discount?',
    answer:
      'Once your friend’s first clean is done and paid. It comes off your next clean automatically; no need to remind us.',
  },
  {
    id: 'how-many',
    question: 'How many friends can I refer?',
    answer: `As many as you like. Up to ${inWords(referralsPerClean)} rewards, ${mostReferralPercent}%, wait at once and come off one clean; once they are used, the next friends count again.`,
  },
  {
    id: 'expire',
    question: 'Does it expire?',
    answer: `Each referral discount is valid for ${inWords(referralMonths)} months from the day it was earned.`,
  },
  {
    id: 'combine',
    question: 'Can I combine it with the loyalty programme?',
    answer: `Yes, with loyalty and with seasonal promotions. Loyalty and referrals together come to at most ${mostPercent}%.`,
  },
  {
    id: 'friend',
    question: 'What does my friend get?',
    answer:
      'A clean by people who know that you are watching. And a loyalty card that starts with the first visit.',
  },
]

export const bookingQuestions = () => entriesOf('booking-questions', startBookingQuestions)
export const referralQuestions = () => entriesOf('referral-questions', startReferralQuestions)

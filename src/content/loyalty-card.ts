// The words of the client's loyalty card, referral code and own data.
import { cleansPerReward, loyaltyPercent, referralPercent } from '#domain/terms.ts'
import { business } from './business.ts'
import { inWords } from './number-words.ts'

export const loyaltyWords = {
  title: 'Loyalty card',
  count: (stamps: number, places: number) => `${stamps} of ${places}`,
  label: (stamps: number, places: number) => `${stamps} of ${places} stamps`,
  start: `Every clean is a stamp. After ${inWords(cleansPerReward)}, the next one is`,
  toGo: (cleans: number) =>
    cleans === 1 ? 'One more clean, then the next one is' : `${cleans} more cleans, then the next one is`,
  prize: `${loyaltyPercent}% off`,
  share: `${loyaltyPercent}%`,
  milestone: (cleans: number, next: number) =>
    `${cleans === 1 ? 'One clean' : `${cleans} cleans`} so far; your next milestone is ${next}.`,
  credits: (amount: string) => `Your credits with us: ${amount}.`,
  failed: 'We could not read your loyalty card.',
  kept: 'Your stamps are safe with us.',
  retry: 'Try again',
  loading: 'Reading your loyalty card',
}

export const discountWords = {
  label: 'Waiting discount',
  waiting: (percent: number) => `${percent}% off is waiting for your next clean:`,
}

export const referralWords = {
  title: 'Your referral code',
  text: `${referralPercent}% off your next clean for each friend, once their first one is done and paid.`,
  copy: 'Copy',
  share: 'Share via WhatsApp',
  shareText: (code: string) =>
    `I can recommend ${business.name} in ${business.town}. When you book, write my code ${code} into the notes:`,
}

export const ownDataWords = {
  title: 'Your data',
  text: 'Everything we keep about you under this account, as a file.',
  action: 'Download my data',
  busy: 'Collecting',
  failed: { title: 'Not downloaded', text: 'Please try again in a moment.' },
}

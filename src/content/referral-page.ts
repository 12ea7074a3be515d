// The words of /referral around its desk.
import { mostReferralPercent, referralPercent, referralsPerClean } from '#domain/terms.ts'
import { referralQuestions } from './questions.ts'
import { reviewsPage } from './reviews.ts'

export const referralPage = {
  stairs: Array.from({ length: referralsPerClean }, (_, friends) => `${(friends + 1) * referralPercent}%`),
  start: 'Refer a friend now',
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'You tell a friend',
        text: 'Or your sister, your tenant, the people next door. Send the form, and then the message that it writes for you.',
      },
      {
        title: 'They have a first clean',
        text: 'Any service, any size. When it is done and paid, your reward is earned.',
      },
      {
        title: `You pay ${referralPercent}% less`,
        text: `On your next clean. Two friends make ${2 * referralPercent}%, up to ${mostReferralPercent}% at once, and it adds to your loyalty reward.`,
      },
    ],
  },
  earlier: `${reviewsPage.list.earlier}, by friends and neighbours`,
  faq: {
    title: 'Good questions',
    get list() {
      return referralQuestions()
    },
  },
  close: {
    title: 'Who has been complaining about sand?',
    text: 'You know exactly who. Go back up and send them the message.',
    action: 'Start Referring',
  },
}

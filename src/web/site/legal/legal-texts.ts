// The legal texts of content/legal, with the business and its terms filled in.
import { business } from '#content/business.ts'
import { readFrontMatter } from '#content/front-matter.ts'
import privacyPolicy from '#content/legal/privacy-policy.md?raw'
import termsOfService from '#content/legal/terms.md?raw'
import { inWords } from '#content/number-words.ts'
import * as terms from '#domain/terms.ts'

const { address } = business
const facts: Record<string, string> = {
  business: business.name,
  address: `${address.street}, ${address.town}, ${address.province}, ${address.postalCode}`,
  phone: business.phone.shown,
  'phone-link': business.phone.e164,
  email: business.email,
  'notice-days': String(terms.noticeDays),
  'change-hours': String(terms.changeHours),
  'complaint-hours': String(terms.complaintHours),
  'cleans-per-reward': String(terms.cleansPerReward),
  'loyalty-percent': String(terms.loyaltyPercent),
  'referral-percent': String(terms.referralPercent),
  'most-referral-percent': String(terms.mostReferralPercent),
  'referral-months': inWords(terms.referralMonths),
}

export const legalTexts = { '/terms': read(termsOfService), '/privacy-policy': read(privacyPolicy) }

function read(file: string) {
  return readFrontMatter(file).text.replace(/\{([a-z-]+)\}/g, (whole, name) => facts[name] ?? whole)
}

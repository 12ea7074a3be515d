// The legal texts of content/legal, with the business and its terms filled in.

import { business } from '#content/business.ts'
import { readFrontMatter } from '#content/front-matter.ts'
import privacyPolicy from '#content/legal/privacy-policy.md?raw'
import termsAndConditions from '#content/legal/terms.md?raw'
import { inWords } from '#content/number-words.ts'
import * as terms from '#domain/terms.ts'
import { unbroken } from '#domain/unbroken.ts'

function blanks(): Record<string, string> {
  const { address } = business
  return {
    business: business.name,
    address: [address.street, address.town, address.province, address.postalCode].map(unbroken).join(', '),
    phone: unbroken(business.phone.shown),
    'phone-link': business.phone.e164,
    email: business.email,
    'notice-days': String(terms.noticeDays),
    'change-hours': String(terms.changeHours),
    'complaint-hours': String(terms.complaintHours),
    'cleans-per-reward': String(terms.cleansPerReward),
    'loyalty-percent': String(terms.loyaltyPercent),
    'referral-percent': String(terms.referralPercent),
    'most-referral-percent': String(terms.mostReferralPercent),
    'most-percent': String(terms.mostPercent),
    'referral-months': inWords(terms.referralMonths),
  }
}

const files = { '/terms': termsAndConditions, '/privacy-policy': privacyPolicy }
export type LegalPath = keyof typeof files

export function legalText(path: LegalPath): string {
  const facts = blanks()
  const filled = (whole: string, name: string) => (facts[name] === undefined ? whole : asWords(facts[name]))
  return readFrontMatter(files[path]).text.replace(/\{([a-z-]+)\}/g, filled)
}

// What the owner has typed is read as it stands, whatever it means in Markdown.
const asWords = (text: string) => text.replace(/[\\`*_{}[\]<>()#|!&~]/g, '\\$&')

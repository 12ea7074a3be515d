// The legal texts of content/legal, with the business filled in.
import { business } from '#content/business.ts'
import { readFrontMatter } from '#content/front-matter.ts'
import privacyPolicy from '#content/legal/privacy-policy.md?raw'
import terms from '#content/legal/terms.md?raw'

const { address } = business
const facts: Record<string, string> = {
  business: business.name,
  address: `${address.street}, ${address.town}, ${address.province}, ${address.postalCode}`,
  phone: business.phone.shown,
  'phone-link': business.phone.e164,
  email: business.email,
}

export const legalTexts = { '/terms': read(terms), '/privacy-policy': read(privacyPolicy) }

function read(file: string) {
  return readFrontMatter(file).text.replace(/\{([a-z-]+)\}/g, (whole, name) => facts[name] ?? whole)
}

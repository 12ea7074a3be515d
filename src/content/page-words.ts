// Title, description, heading and lead of every public page, and the picture in its head.
import {
  cleansPerReward,
  loyaltyPercent,
  mostReferralPercent,
  referralMonths,
  referralPercent,
} from '#domain/terms.ts'
import { business } from './business.ts'
import { capital, inWords } from './number-words.ts'
import type { RoomName } from './pictures.ts'
import { offerText, type Promotions, untilText, usualPromotions } from './promotions.ts'

export type PageWords = {
  title: string
  description: string
  heading: string
  lead: string
  picture: RoomName
}

const resting = 'This special is not running at the moment.'
const slogan = () => `${business.slogan.start} ${business.slogan.end}`

export const pageWords = {
  '/': {
    get title() {
      return `${business.name}: eco-friendly cleaning in ${business.town}`
    },
    get description() {
      return `Owner-operated, eco-friendly cleaning for homes and businesses in ${business.town}: carpets, mattresses, solar panels, deep cleans and more. Get a quote or book online.`
    },
    get heading() {
      return slogan()
    },
    lead: 'Eco-friendly cleaning for homes, holiday lets and offices, by the family that answers the phone.',
    picture: 'hero',
  },
  '/about': {
    title: 'About Us',
    get description() {
      return `${business.name} is an owner-operated, eco-friendly cleaning business in ${business.town}. Meet the people who quote your clean and do it.`
    },
    heading: 'About Us',
    lead: 'A family business by the sea: the people who quote your clean are the people who do it.',
    picture: 'eco',
  },
  '/services': {
    title: 'Services',
    get description() {
      return `Residential and commercial cleaning, deep cleans, carpets, upholstery, mattresses, solar panels, car detailing and more in ${business.town}, with a detailed quote first.`
    },
    heading: 'What we clean',
    lead: 'You approve a detailed quote before we schedule anything.',
    picture: 'upholstery',
  },
  '/gallery': {
    title: 'Gallery',
    get description() {
      return `Rooms before and after a clean by ${business.name}: kitchens, bathrooms, carpets, upholstery and exteriors, in pictures.`
    },
    heading: 'Gallery',
    lead: 'Kitchens, carpets, couches and stoeps as we like to leave them.',
    picture: 'kitchen',
  },
  '/reviews': {
    title: 'Client Reviews',
    get description() {
      return `What clients in ${business.town} and around say about ${business.name}, and where to leave your own review.`
    },
    heading: 'Client Reviews',
    lead: 'What our neighbours say when we have packed up and gone.',
    picture: 'bedroom',
  },
  '/reviews/new': {
    title: 'Leave a Review',
    description: 'Tell us and your neighbours how your clean went: a rating and a few words are enough.',
    heading: 'Leave a Review',
    lead: 'A few words help the next person choose, and help us do better.',
    picture: 'hero',
  },
  '/client-review': {
    title: 'Thank you for choosing us',
    get description() {
      return `Thank you for choosing ${business.name}. Tell us how your clean went, in public or just between us.`
    },
    heading: 'Thank you for choosing us',
    lead: 'How did we do? Your word travels further in a small town than any advert.',
    picture: 'windows',
  },
  '/referral': {
    title: 'Refer a Friend',
    get description() {
      return `Refer a friend to ${business.name}: ${referralPercent}% off your next clean for each friend, up to ${mostReferralPercent}%, once their first clean is done and paid.`
    },
    heading: 'Refer a Friend',
    lead: `For every friend whose first clean is done and paid, your next one is ${referralPercent}% off, up to ${mostReferralPercent}%.`,
    picture: 'exterior',
  },
  '/booking': {
    title: 'Book a Clean',
    get description() {
      return `Book a clean in ${business.town} in a minute: choose a service, a day and a two-hour window. No account needed, nothing to pay today.`
    },
    heading: 'Book a Clean',
    lead: 'Choose a day that suits you. We confirm it with a price for you to approve.',
    picture: 'bathroom',
  },
  '/contact': {
    title: 'Contact Us',
    get description() {
      return `Phone, email, address and hours of ${business.name} in ${business.town}. Ask for a quote: it is free and detailed.`
    },
    heading: 'Contact Us',
    lead: 'Ask for a quote, or just ask. It is the owners who answer.',
    picture: 'office',
  },
  '/loyalty': {
    title: 'Loyalty Programme',
    description: `${loyaltyPercent}% off after every ${cleansPerReward} cleans, automatically, and stamps never expire. Another ${referralPercent}% for each friend you refer, valid for ${inWords(referralMonths)} months.`,
    heading: `${capital(inWords(cleansPerReward))} cleans, then ${loyaltyPercent}% off`,
    lead: `After every ${cleansPerReward} cleans the next one is ${loyaltyPercent}% off, automatically. Stamps never expire.`,
    picture: 'carpet',
  },
  '/loyalty/register': {
    title: 'Join the Loyalty Programme',
    get description() {
      return `Join the ${business.name} loyalty programme: a stamp for each clean, and ${loyaltyPercent}% off after every ${cleansPerReward}.`
    },
    heading: 'Join the Loyalty Programme',
    lead: 'One stamp for every clean. We keep the card, you get the discount.',
    picture: 'carpet',
  },
  '/mossel-bay': {
    title: 'Cleaning services in Mossel Bay',
    description:
      'Home, office, carpet, mattress and solar panel cleaning in Mossel Bay, Hartenbos, Dana Bay and Great Brak River.',
    heading: 'Cleaning in Mossel Bay',
    lead: 'From the Point to Dana Bay, and out to Hartenbos and Great Brak River.',
    picture: 'exterior',
  },
  '/george': {
    title: 'Cleaning services in George',
    get description() {
      return `Home, office, carpet, mattress and solar panel cleaning in George, by an owner-operated business from ${business.town}.`
    },
    heading: 'Cleaning in George',
    lead: 'Up the N2 and to your door: the same hands, the same care, under the mountain.',
    picture: 'solar',
  },
  '/blog': {
    title: 'Blog',
    description:
      'Cleaning tips for homes by the sea: salt, sand, mould, carpets and solar panels, from people who clean for a living.',
    heading: 'From the cleaning caddy',
    lead: 'What we have learnt about salt, sand and stains in homes by the sea.',
    picture: 'eco',
  },
  get '/marketing'() {
    return deepCleanWords(usualPromotions.deep_clean)
  },
  get '/facebook-ad'() {
    return renovationWords(usualPromotions.renovation)
  },
  get '/facebook-service-ad'() {
    return firstCleanWords(usualPromotions.first_clean)
  },
  '/analytics': {
    title: 'Website figures',
    description:
      'What this website counts of its visits: pages and taps, on our own server, without cookies and without following anybody.',
    heading: 'Website figures',
    lead: 'How people use this website, counted by us alone: no cookies, no trackers.',
    picture: 'office',
  },
  '/terms': {
    title: 'Terms and conditions',
    get description() {
      return `The terms on which ${business.name} works: quotes, rescheduling, cancellations, claims and payment.`
    },
    heading: 'Terms and conditions',
    lead: 'Last updated 9 May 2025.',
    picture: 'eco',
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    get description() {
      return `What ${business.name} does with your details, in plain words, as POPIA asks.`
    },
    heading: 'Privacy policy',
    lead: 'Last updated 9 May 2025.',
    picture: 'eco',
  },
} as const satisfies Record<string, PageWords>

export type PagePath = keyof typeof pageWords

/** The words of a page while these promotions are as they are. */
export function pageWordsWith({
  deep_clean,
  renovation,
  first_clean,
}: Promotions): Record<PagePath, PageWords> {
  return {
    ...pageWords,
    '/marketing': deepCleanWords(deep_clean),
    '/facebook-ad': renovationWords(renovation),
    '/facebook-service-ad': firstCleanWords(first_clean),
  }
}

function deepCleanWords(special: Promotions['deep_clean']) {
  const offer = offerText.deep_clean(special)
  return {
    title: 'Deep Clean Special',
    description: special.is_running
      ? `The Deep Clean Special of ${business.name}: ${offer} in ${business.town}.${untilText(special)}`
      : `The Deep Clean Special of ${business.name} in ${business.town} is not running at the moment. Quotes are free.`,
    heading: 'Deep Clean Special',
    lead: special.is_running ? `${offer}.${untilText(special)} Ready to post, with its text.` : resting,
    picture: 'bathroom' as const,
  }
}

function renovationWords(special: Promotions['renovation']) {
  const offer = offerText.renovation(special)
  const start = special.is_running ? `${offer} with` : 'Post-renovation cleans by'
  return {
    title: 'Post-renovation clean',
    description: `${start} ${business.name} in ${business.town}: dust, paint and plaster gone.${special.is_running ? untilText(special) : ''}`,
    heading: 'After the builders, us',
    lead: special.is_running
      ? `${offer}.${untilText(special)} Ready to post, with its text and tips.`
      : resting,
    picture: 'renovation' as const,
  }
}

// The advert of the business itself: it stays when its special rests.
function firstCleanWords(special: Promotions['first_clean']) {
  const offer = offerText.first_clean(special)
  const [title, start, heading] = special.is_running
    ? ['Home and office cleaning special', `${offer} with ${business.name}`, offer]
    : ['Home and office cleaning', business.name, 'Home and office cleaning']
  return {
    title,
    description: `${start}, family-run${business.isInsured ? ' and fully insured' : ''}, in ${business.town}.`,
    heading,
    lead: `Home and office cleaning by a family business with eco-friendly products.${special.is_running ? untilText(special) : ''}`,
    picture: 'office' as const,
  }
}

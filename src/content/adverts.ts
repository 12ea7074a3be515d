// The adverts: the words on each, the text that goes with the post, and how to post it.
import { formatShortDate } from '#domain/calendar.ts'
import { formatWholeRand } from '#domain/money.ts'
import { posterLine } from '#domain/promotion.ts'
import { business } from './business.ts'
import type { RoomName } from './pictures.ts'
import { offerText, type PromotionName, type Promotions, untilText } from './promotions.ts'

export type AdvertPath = '/marketing' | '/facebook-ad' | '/facebook-service-ad'

/** In lines, as it is set on the poster. */
export type Poster = {
  title: string[]
  offer: { big: string; small: string[] }
  picture: RoomName
}

const slogan = () => `${business.slogan.start} ${business.slogan.end}`
const reach = () => `Phone ${business.phone.shown} or WhatsApp ${business.whatsapp.shown}.`

/** Which promotion an advert is about. */
export const promotionOf: Record<AdvertPath, PromotionName> = {
  '/marketing': 'deep_clean',
  '/facebook-ad': 'renovation',
  '/facebook-service-ad': 'first_clean',
}

export function deepCleanPoster({ deep_clean }: Promotions): Poster {
  const { price_cents, covers } = deep_clean
  return {
    title: ['Deep Clean', 'Special'],
    offer: {
      big: formatWholeRand(price_cents),
      small: [...linesOf(`for ${covers}`), ...untilLine(deep_clean)],
    },
    picture: 'bathroom',
  }
}

export function renovationPoster({ renovation }: Promotions): Poster {
  return {
    title: ['The builders', 'have left.', 'The dust', 'has not.'],
    offer: {
      big: `${renovation.percent}% off`,
      small: ['your first', 'post-renovation clean', ...untilLine(renovation)],
    },
    picture: 'renovation',
  }
}

/** The block of the service poster; none while the special rests. */
export function firstCleanSpecial({ first_clean }: Promotions) {
  if (!first_clean.is_running) return undefined
  return {
    label: 'First-time special',
    big: `${first_clean.percent}% off`,
    small: ['your first clean', ...untilLine(first_clean)],
  }
}

const untilLine = ({ ends_on }: Promotions[PromotionName]) =>
  ends_on ? [`until ${formatShortDate(ends_on)}`] : []

const wholeWords = new RegExp(`\\S.{0,${posterLine - 1}}(?=\\s|$)`, 'g')
const linesOf = (text: string): string[] => text.match(wholeWords) ?? [text]

export const servicePoster = {
  get features() {
    return [
      'Home and office cleaning',
      'Deep cleans and carpet refresh',
      'Eco-friendly products',
      'Flexible scheduling',
      ...(business.isInsured ? ['Fully insured'] : []),
      'Family-run',
    ]
  },
  featuresLabel: 'What we do',
  linksTitle: 'Find us and rate us',
  call: 'Call',
  whatsapp: 'WhatsApp',
  book: 'Book Your Cleaning Today',
  chat: ({ first_clean: { is_running, percent } }: Promotions) =>
    `Hello ${business.name}, I would like to book a cleaning${is_running ? ` with the ${percent}% first-time special` : ''}.`,
  get chatFirst() {
    return `Hello ${business.name}, I have a question about a clean.`
  },
  picture: 'kitchen' as RoomName,
}

type AdvertWords = {
  preview: string
  postTitle: string
  /** Paragraph by paragraph. */
  post: (promotions: Promotions) => string[]
  copy: string
  save: string
  saving: string
  file: string
  share: string
  chat?: { label: string; text: string }
  tipsTitle?: string
  tips?: { term: string; text: string }[]
}

const tags = () =>
  `#GardenRoute #CleaningService #EcoFriendly ${tagOf(business.town)} ${tagOf(business.name)}`
const tagOf = (name: string) => `#${name.replace(/[^\p{L}\p{M}\p{N}]/gu, '')}`

export const adverts: Record<AdvertPath, AdvertWords> = {
  '/marketing': {
    preview: 'The advert',
    postTitle: 'Text for the post',
    post: ({ deep_clean }) => [
      `Deep Clean Special: ${offerText.deep_clean(deep_clean)}!${untilText(deep_clean)}`,
      'Inside the oven, the fridge and the cupboards. Tiles and grouting by hand. Skirtings, doors, switches and window tracks.',
      `Eco-friendly products, and the family that quotes your clean does it. ${reach()}`,
      tags(),
    ],
    copy: 'Copy Text',
    save: 'Save as PNG',
    saving: 'Saving …',
    file: 'deep-clean-special.png',
    share: 'Share via WhatsApp',
    chat: {
      label: 'Claim it on WhatsApp',
      get text() {
        return `Hello ${business.name}, I would like the Deep Clean Special.`
      },
    },
  },
  '/facebook-ad': {
    preview: 'The advert',
    postTitle: 'Text for the post',
    post: ({ renovation }) => [
      'Just renovated? The builders have left, the dust has not.',
      'We take fine dust off every ledge, paint and plaster off glass and tiles, and leave you floors that are ready to live on.',
      `${offerText.renovation(renovation)}, in ${business.town} and around.${untilText(renovation)} ${reach()}`,
      `${tags()} #Renovation`,
    ],
    copy: 'Copy Post Text',
    save: 'Save Ad as PNG',
    saving: 'Saving …',
    file: 'post-renovation-ad.png',
    share: 'Share via WhatsApp',
    chat: {
      label: 'Ask about it on WhatsApp',
      get text() {
        return `Hello ${business.name}, I would like a quote for a post-renovation clean.`
      },
    },
    tipsTitle: 'Tips for the advert',
    tips: [
      { term: 'Who', text: 'Ages 25-65, homeowners, interest in home renovation.' },
      {
        term: 'Where',
        get text() {
          return `${business.town} plus 25 km.`
        },
      },
      { term: 'When', text: 'Best times: evenings and weekends.' },
      { term: 'Budget', text: 'From R50-100 per day.' },
    ],
  },
  '/facebook-service-ad': {
    preview: 'The advert',
    postTitle: 'Text for the post',
    post: ({ first_clean }) => [
      `${slogan()} with ${business.name}, owner-operated in ${business.town}.`,
      servicePoster.features.map(feature => `- ${feature}`).join('\n'),
      first_clean.is_running
        ? `First-time special: ${offerText.first_clean(first_clean)}.${untilText(first_clean)} ${reach()}`
        : reach(),
      tags(),
    ],
    copy: 'Copy Ad Text',
    save: 'Download as Image',
    saving: 'Downloading …',
    file: 'cleaning-service-ad.png',
    share: 'Share via WhatsApp',
    tipsTitle: 'Posting tips',
    tips: [
      { term: 'Peak hours', text: 'Post at 9-10 AM, 3 PM or 7-9 PM.' },
      {
        term: 'Hashtags',
        get text() {
          return `A handful is enough: ${tags()}`
        },
      },
      { term: 'Engagement', text: 'Ask a question, and answer every comment within the hour.' },
      { term: 'Before/after photos', text: 'Show a room as it was and as it is. Ask the client first.' },
      { term: 'Pinning', text: 'Pin the advert to the top of your page.' },
    ],
  },
}

export const advertWords = {
  copied: 'Copied!',
  copyFailed: { title: 'Copy Failed', text: 'The text is selected: please copy it yourself.' },
  newTab: 'opens in a new tab',
  resting: {
    title: 'Ask us for a price',
    text: 'A quote is free and detailed, and you approve it before we schedule anything.',
    book: { label: 'Book a Clean', href: '/booking' },
    ask: { label: 'Ask for a quote', href: '/contact' },
  },
}

/** The whole post, as it is copied and shared. */
export function postText(path: AdvertPath, promotions: Promotions): string {
  return adverts[path].post(promotions).join('\n\n')
}

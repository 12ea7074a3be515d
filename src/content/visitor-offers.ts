// An advert as a visitor sees it: a figure, what it is for, what it covers, and how to book it.

import { formatWholeRand } from '#domain/money.ts'
import { bedroomsCovered } from '#domain/price.ts'
import type { soldAlone } from '#domain/promotion.ts'
import { type ServiceKind, serviceKinds } from '#domain/service-types.ts'
import { unbroken } from '#domain/unbroken.ts'
import { type AdvertPath, adverts, firstCleanSpecial, promotionOf, servicePoster } from './adverts.ts'
import { business } from './business.ts'
import type { DetailName, Pair, PictureName } from './pictures.ts'
import { shortRand } from './prices.ts'
import { offerText, type Promotions, untilOnPage } from './promotions.ts'
import { claimedScore } from './reviews.ts'
import { additionalServices, bookingOf, services } from './services.ts'
import { listOf } from './team.ts'

export type VisitorOffer = {
  title: string
  /** None while nothing is taken off. */
  big: string | undefined
  small: string
  /** What it covers, where the list may have a price for that as well. */
  covers?: string
  pair?: Pair
  room?: 'renovation'
  /** What of it has a price besides the figure. */
  kinds: readonly ServiceKind[]
  /** The clean it is about: a long one has a next free day of its own. None if it is for any. */
  kind?: (typeof soldAlone)[number]
  book: { label: string; href: string }
  chat: { label: string; text: string }
  scope: { title: string; list: readonly string[] }
  /** The last word of the page. */
  close: { title: string; text: string; show: { room: PictureName } | { detail: DetailName } }
}

const deepCleanOf = () => services().find(({ id }) => id === 'deep-cleaning')
const afterBuildersOf = () => additionalServices().find(({ id }) => id === 'builders')

const hrefOf = (service: Parameters<typeof bookingOf>[0] | undefined, size?: number) =>
  service ? bookingOf(service, size) : '/booking'

export const visitorOffers: Record<AdvertPath, (promotions: Promotions) => VisitorOffer> = {
  '/marketing': ({ deep_clean }) => ({
    title: 'Deep Clean Special',
    big: formatWholeRand(deep_clean.price_cents),
    small: `for ${deep_clean.covers}.${untilOnPage(deep_clean)}`,
    covers: deep_clean.covers,
    pair: { before: 'oven-before', after: 'oven-after' },
    kinds: [],
    kind: 'residential-deep',
    book: { label: 'Book this special', href: hrefOf(deepCleanOf(), bedroomsCovered(deep_clean.covers)) },
    chat: chatOf('/marketing'),
    scope: {
      title: 'Inside the oven. Behind the fridge. Down the grouting.',
      list: deepCleanOf()?.included ?? [],
    },
    close: {
      title: 'Your knees can rest',
      text: 'Pick a day; the gloves and the brushes are ours.',
      show: { detail: 'bath' },
    },
  }),
  '/facebook-ad': ({ renovation }) => ({
    title: 'The builders have left. The dust has not.',
    big: `${renovation.percent}% off`,
    small: `your first post-renovation clean.${untilOnPage(renovation)}`,
    room: 'renovation',
    kinds: afterBuildersOf()?.kinds ?? [],
    kind: 'post-construction-clean',
    book: { label: 'Book this special', href: hrefOf(afterBuildersOf()) },
    chat: chatOf('/facebook-ad'),
    scope: { title: 'Dust off every ledge, in two rounds.', list: afterBuildersOf()?.included ?? [] },
    close: {
      title: 'Then move the couch back in',
      text: 'Pick a day after the builders’ last.',
      show: { room: 'couch-after' },
    },
  }),
  '/facebook-service-ad': promotions => ({
    // Its dots stay with the words before them.
    title: `${unbroken(business.slogan.start)} ${business.slogan.end}`,
    big: firstCleanSpecial(promotions)?.big,
    small: firstCleanSpecial(promotions) ? `your first clean.${untilOnPage(promotions.first_clean)}` : '',
    pair: { before: 'couch-before', after: 'couch-after' },
    kinds: serviceKinds,
    book: { label: servicePoster.book, href: '/booking' },
    chat: {
      label: firstCleanSpecial(promotions) ? visitorWords.claim : visitorWords.ask,
      text: servicePoster.chat(promotions),
    },
    scope: { title: 'What we do', list: servicePoster.features.slice(0, 4) },
    close: {
      title: 'Start with one room',
      text: 'Pick a day; the others can wait until you have seen it.',
      show: { room: 'steam' },
    },
  }),
}

const visitorWords = { claim: 'Claim it on WhatsApp', ask: 'Ask on WhatsApp' }

export const offerFacts = {
  /** Before what it is for. */
  instead: (cents: number) => `instead of ${shortRand(cents)},`,
  label: 'Who we are',
  /** isOwn: reckoned for the clean that the advert sells, and not for a home. */
  free: (isOwn: boolean) => (isOwn ? 'Next free for this clean:' : 'Next free for a home clean:'),
  list: ['Pay after the clean: cash, EFT or card', 'You approve the quote first'],
  /** Where they have no names. */
  who: { term: 'Who comes to you', text: listOf, href: '/about#team' },
  score: {
    term: (count: number) => `From ${count} reviews`,
    text: (rating: number) => `${rating.toFixed(1)} of ${claimedScore.outOf}`,
    href: '/reviews',
  },
  close: (first: string) =>
    `${first} You’ll hear from us ${business.answerWithin}, with a price for you to approve.`,
}
export const otherWords = {
  /** isOwn: beside an offer of the page itself. */
  title: (isOwn: boolean) => (isOwn ? 'Also running' : 'Running now'),
  see: 'See it',
}

const chatOf = (path: AdvertPath) => adverts[path].chat ?? { label: visitorWords.claim, text: '' }

/** Beside an offer, where another page names it. */
const detailOf: Record<AdvertPath, DetailName> = {
  '/marketing': 'rack',
  '/facebook-ad': 'paint',
  '/facebook-service-ad': 'seat',
}

/** The other offers that run now. */
export function otherOffers(path: AdvertPath, promotions: Promotions) {
  return (Object.keys(promotionOf) as AdvertPath[])
    .filter(other => other !== path && promotions[promotionOf[other]].is_running)
    .map(href => ({ href, ...splitOffer(href, promotions) }))
}

function splitOffer(path: AdvertPath, promotions: Promotions) {
  const { big = '' } = visitorOffers[path](promotions)
  const detail = detailOf[path]
  const name = promotionOf[path]
  const text = (offerText[name] as (offer: Promotions[typeof name]) => string)(promotions[name])
  const what = name === 'deep_clean' ? 'deep clean ' : ''
  return { big, small: `${what}${text.slice(big.length).trim()}`, detail }
}

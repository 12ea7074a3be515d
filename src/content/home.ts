// The words of the home page, section by section in the order of the page.
import type { ServiceKind } from '#domain/service-types.ts'
import type { EntryOf } from '#domain/site-text.ts'
import { cleansPerReward, loyaltyPercent } from '#domain/terms.ts'
import { business } from './business.ts'
import { diaryWords } from './diary.ts'
import { capital, inWords } from './number-words.ts'
import type { RoomName } from './pictures.ts'
import { withOwnWords } from './site-texts.ts'
import { listOf } from './team.ts'

/** 'Mossel Bay to George'. */
const reachOf = (areas: readonly string[]) =>
  areas.length > 1 ? `${areas[0]} to ${areas.at(-1)}` : String(areas[0])

export const home = {
  hero: {
    /** Those who come, where the owner names them. */
    lead: (names: string[]) =>
      `Eco-friendly cleaning for homes, holiday lets and offices, by ${
        names.length > 0
          ? `${listOf(names)}, who ${names.length > 1 ? 'come' : 'comes'} in person.`
          : 'the family that answers the phone.'
      }`,
    quote: { label: 'Get Quote', href: '/contact' },
    book: { label: 'Book Now', href: '/booking' },
  },
  answers: {
    label: 'At a glance',
    free: { term: 'Next free for a home clean', text: (day: string, time: string) => `${day}, ${time}` },
    area: {
      term: 'We come to you',
      get text() {
        return reachOf(business.areas)
      },
      href: '/mossel-bay',
    },
    pay: { term: 'Cash, EFT or card', text: 'Pay after the clean', href: '/booking#how-it-works' },
    /** town: where the figures hold, if not everywhere. */
    listPrice: {
      term: (town: string | undefined) => (town ? `Prices in ${town}` : 'You approve the quote'),
      href: '/services',
    },
    special: {
      term: 'Deep Clean Special',
      /** covers: 'a 2-bedroom house or small office' */
      what: (covers: string) => `for ${covers}`,
      href: '/marketing',
    },
  },
  days: {
    title: 'Which day suits you?',
    get lead() {
      return `Pick a day to ask for it. You’ll hear from us ${business.answerWithin}, with a price for you to approve.`
    },
    today: 'today',
    full: 'full',
    closed: 'closed',
    times: (free: number) => `${free} ${free === 1 ? 'time' : 'times'} free`,
    next: 'the next free day',
    /** Of a day that has room for a shorter clean than the one below. */
    short: diaryWords.calendar.marks.shorter,
    /** On its key; reckoned for a home clean of the usual size. */
    free: (times: number) => `${times} free`,
    legend: (times: number) =>
      `${times} free: ${inWords(times)} arrival ${times === 1 ? 'time' : 'times'} for a home clean`,
    nextLegend: 'Next free day',
    shortLegend: diaryWords.calendar.legend.shorter,
    /** On the key of one that comes before our answer. */
    soonKey: diaryWords.calendar.marks.soon,
    /** Around the ways to do so. */
    soon: { before: 'Call us: ', phone: 'phone', or: ' or ', after: ', as it is soon' },
    later: { label: 'Later dates', href: '/booking' },
    none: (day: string) => `These fourteen days are full. Our next free day is ${day}.`,
  },
  welcome: {
    who: (people: string[]) => `Who comes to you: ${listOf(people)}.`,
    title: 'Welcome. Take your shoes off, the floor is still damp.',
    lead: 'We are a small family business, and the people who quote your clean are the people who do it. We work with biodegradable, eco-friendly products and leave nothing behind but fresh air.',
    text: 'Tell us which rooms worry you. We bring the machines, the ladders and the patience, and you approve a detailed quote before we put anything in the diary.',
    more: { label: 'Learn More About Us', href: '/about' },
    facts: [
      {
        term: 'Kind to toes and paws',
        text: 'Biodegradable, fragrance-free products as standard.',
      },
      { term: 'The same faces', text: 'You will know who is in your home.' },
      {
        get term() {
          return reachOf(business.areas)
        },
        text: 'We come to you, and further along the Garden Route by arrangement.',
      },
    ],
    /** Under the one vow that is made, where it is the only one. */
    insured: 'What we break, we repair or replace.',
  },
  services: {
    title: 'From the carpet to the roof',
    lead: 'Six ways we can help. Every one starts with a detailed quote, and nothing is scheduled before you approve it.',
    included: 'See what is included',
    byQuote: 'By quote',
    more: { label: 'Learn More About All Our Services', href: '/services' },
  },
  reasons: {
    title: 'Why your neighbours choose us',
    list: [
      {
        title: 'Owner-operated',
        text: 'No call centre and no stranger at the gate. The owners answer the phone, do the walk-through and check the work before they leave.',
      },
      {
        title: 'Quality service',
        text: 'The right machine for each surface, trained hands, and a list you can tick off with us. Not right? We come back.',
      },
      {
        title: 'Reliable and punctual',
        text: 'A two-hour arrival window that you choose, and a message if we are held up on the way.',
      },
    ],
  },
  reviews: {
    title: 'Heard over the garden wall',
    more: { label: 'Read More Reviews', href: '/reviews' },
    leave: { label: 'Leave a Review', href: '/reviews/new' },
  },
  callToAction: {
    title: 'Your place, CLEAN by the weekend?',
    lead: 'Tell us about the rooms and we’ll send you a price. Know somebody with sandy floors? Send them our way.',
    book: { label: 'Book a Clean', href: '/booking' },
    contact: { label: 'Contact Us', href: '/contact' },
    share: 'Share via WhatsApp',
  },
  loyalty: {
    title: `${capital(inWords(cleansPerReward))} cleans, then ${loyaltyPercent}% off the next.`,
    lead: `A stamp for each clean. When the card is full your next clean is ${loyaltyPercent}% off, and we start a new card for you.`,
    more: { label: 'Learn More', about: 'about the loyalty programme', href: '/loyalty' },
    card: {
      count: `7 of ${cleansPerReward}`,
      label: `7 of ${cleansPerReward} cleans stamped`,
      stamped: 7,
      foot: `An example: ${inWords(cleansPerReward - 7)} more cleans, and the next is ${loyaltyPercent}% off.`,
    },
  },
}

export type ServiceTile = {
  id: string
  title: string
  text: string
  href: string
  picture: RoomName
  kinds: ServiceKind[]
}

const tiles: ServiceTile[] = [
  {
    id: 'carpet',
    title: 'Specialist Carpet',
    text: 'Hot-water extraction that lifts what the vacuum leaves.',
    href: '/services#specialist-carpet',
    picture: 'carpet',
    kinds: ['carpet-clean'],
  },
  {
    id: 'mattress',
    title: 'Mattress Cleaning',
    text: 'Dust, mites and old marks, gone.',
    href: '/services#carpet-upholstery',
    picture: 'bedroom',
    kinds: ['mattress-clean'],
  },
  {
    id: 'residential',
    title: 'Residential',
    text: 'Top to bottom, or just the rooms you dread.',
    href: '/services#residential',
    picture: 'kitchen',
    kinds: ['residential-standard'],
  },
  {
    id: 'commercial',
    title: 'Commercial',
    text: 'Offices, shops and guest houses, at a time that suits your trade.',
    href: '/services#commercial',
    picture: 'office',
    kinds: ['commercial'],
  },
  {
    id: 'solar',
    title: 'Solar Panel',
    text: 'Salt and dust cost you power. We wash them safely.',
    href: '/services#solar-panel',
    picture: 'solar',
    kinds: ['solar-panel-clean'],
  },
]

// Shown beside the tiles, with a four-week calendar instead of a picture.
const scheduling = {
  id: 'scheduling',
  title: 'Regular Scheduling',
  text: 'Weekly, bi-weekly or monthly. Same day, same people.',
  href: '/services#scheduling',
  action: 'Choose your rhythm',
}

export const startTiles: readonly EntryOf<'service-tiles'>[] = [...tiles, scheduling].map(
  ({ id, title, text }) => ({ id, title, text }),
)

/** Their words are the owner's to change. */
export const serviceTiles = () => tiles.map(tile => withOwnWords(tile, 'service-tiles', startTiles))
export const schedulingTile = () => withOwnWords(scheduling, 'service-tiles', startTiles)

// The services in the order of their sections on /services; the id is the section's anchor. Their words are the owner's to
// change; which there are, what of them can be booked and their pictures are not.
import type { ServiceKind } from '#domain/service-types.ts'
import type { EntryOf } from '#domain/site-text.ts'
import { serviceMark } from './booking-marks.ts'
import type { RoomName } from './pictures.ts'
import { entriesOf } from './site-texts.ts'

/** kinds: what of it can be booked, and so has a price. */
export type Described = {
  id: string
  title: string
  text: string
  included: string[]
  picture: RoomName
  kinds: ServiceKind[]
}
/** short: its name where there is room for a word or two. */
export type Service = Described & { short: string }

const standing: Service[] = [
  {
    id: 'residential',
    short: 'Residential Clean',
    title: 'Residential Clean',
    text: 'Your home or holiday let: the whole house, or only the rooms you dread.',
    included: [
      'Dusting and wiping of all reachable surfaces',
      'Kitchen worktops, hob, sink and cupboard fronts',
      'Bathrooms cleaned and sanitised',
      'Beds made, with fresh linen if you put it out',
      'Floors vacuumed and mopped, sand out of the tracks',
    ],
    picture: 'kitchen',
    kinds: ['residential-standard'],
  },
  {
    id: 'commercial',
    short: 'Commercial Clean',
    title: 'Commercial Clean',
    text: 'Offices, shops and guest houses, before you open or after you close.',
    included: [
      'Desks, counters and screens, with papers left where they lie',
      'Kitchenettes and toilets cleaned and sanitised',
      'Floors, entrances and glass doors',
      'Bins emptied and lined',
      'A checklist signed at the end of every visit',
    ],
    picture: 'office',
    kinds: ['commercial'],
  },
  {
    id: 'solar-panel',
    short: 'Solar panels',
    title: 'Solar Panel Cleaning',
    text: 'Salt and dust cost you power. Soft brushes and filtered water, never pressure.',
    included: [
      'Salt, dust and bird droppings rinsed off first',
      'Soft-brush wash with filtered water',
      'Frames, edges and brackets looked over',
      'Anything loose or cracked reported the same day',
    ],
    picture: 'solar',
    kinds: ['solar-panel-clean'],
  },
  {
    id: 'deep-cleaning',
    short: 'Deep Clean',
    title: 'Deep Clean',
    text: 'The corners an ordinary clean does not get to, inside and behind.',
    included: [
      'Inside cupboards, oven, fridge and microwave',
      'Tiles and grouting, scrubbed by hand',
      'Skirtings, doors, switches and light fittings',
      'Behind and under what two people can move',
      'Window glass inside, sills and tracks',
    ],
    picture: 'bathroom',
    kinds: ['residential-deep'],
  },
  {
    id: 'carpet-upholstery',
    short: 'Upholstery, mattress',
    title: 'Carpet, Upholstery and Mattress Cleaning',
    text: 'Couches, chairs, rugs and mattresses, cleaned at your house and dry the next day.',
    included: [
      'Dry vacuum first: dust, crumbs and mites out',
      'Marks and stains treated by hand',
      'Wash and extraction with a fabric-safe product',
      'Both sides of a mattress, where it can be turned',
      'Drying advice, and pads under the legs',
    ],
    picture: 'upholstery',
    kinds: ['upholstery-clean', 'carpet-clean', 'mattress-clean'],
  },
  {
    id: 'car-detail',
    short: 'Car detail',
    title: 'On-Site Car Detail Clean',
    text: 'Your car inside and out, in your own driveway.',
    included: [
      'Hand wash with little water and no grit',
      'Seats, carpets and boot vacuumed and treated',
      'Dashboard, doors, vents and seals',
      'Glass inside and out',
      'Beach sand found where you did not know you had it',
    ],
    picture: 'car',
    kinds: ['car-detail-clean'],
  },
  {
    id: 'specialist-carpet',
    short: 'Carpets',
    title: 'Specialist Carpet Deep Cleaning',
    text: 'Hot water and strong suction lift the sand and old stains out of the pile.',
    included: [
      'Fibre test and a slow dry vacuum first',
      'Pre-treatment of spots and traffic lanes',
      'Hot-water extraction, two passes',
      'Edges by hand, furniture on pads',
      'Drying advice before we go',
    ],
    picture: 'carpet',
    kinds: ['carpet-clean'],
  },
]

const additional: Described[] = [
  {
    id: 'windows',
    title: 'Window Cleaning',
    text: 'Salt rinsed off first, then washed and squeegeed.',
    included: [
      'Inside and outside, where it can be reached safely',
      'Frames, tracks and sills',
      'Shower and balustrade glass on request',
    ],
    picture: 'windows',
    kinds: ['window'],
  },
  {
    id: 'moving',
    title: 'Move In / Move Out',
    text: 'The empty house, cleaned to the agent’s inspection list.',
    included: [
      'Inside every cupboard and appliance',
      'Walls, doors and skirtings',
      'Carpets and mattresses if you need them',
    ],
    picture: 'moving',
    kinds: ['move-in-out'],
  },
  {
    id: 'builders',
    title: 'Post-Construction',
    text: 'The builders have left. The dust has not.',
    included: [
      'HEPA vacuum from the ceiling down',
      'Paint and plaster spots off glass and tiles',
      'A second, lighter round a day or two later',
    ],
    picture: 'renovation',
    kinds: ['post-construction-clean'],
  },
]

export const startServices: readonly EntryOf<'services'>[] = [...standing, ...additional].map(service => ({
  id: service.id,
  title: service.title,
  short: 'short' in service ? String(service.short) : '',
  text: service.text,
  included: service.included.join('\n'),
}))

export const services = () => withOwnWords(standing)
export const additionalServices = () => withOwnWords(additional)

function withOwnWords<Kind extends Described>(list: Kind[]): Kind[] {
  const words = entriesOf('services', startServices)
  return list.map(service => {
    const own = words.find(({ id }) => id === service.id)
    if (!own) return service
    const { title, short, text, included } = own
    const lines = included.split('\n').filter(line => line.trim() !== '')
    return { ...service, title, text, included: lines, ...('short' in service && { short: short || title }) }
  })
}

type Bookable = Pick<Described, 'kinds'> & { id?: string }

/** The form with this service chosen. */
export const bookingOf = ({ kinds: [kind] }: Bookable, size?: number) =>
  kind ? `/booking?service=${kind}${size ? `&size=${size}` : ''}#${serviceMark(kind)}` : '/booking'
/** The message with this service named, in view. */
export const quoteFor = ({ id, kinds: [kind] }: Bookable) =>
  kind ? `/contact?service=${id ?? kind}#write` : '/contact#write'

export const servicesPage = {
  intro: {
    title: 'Comprehensive Cleaning Solutions',
    byQuote: 'by quote',
    rhythms: { title: 'Regular Scheduling', text: 'once, regular, custom' },
  },
  byQuote: 'By quote',
  included: 'What’s included',
  book: 'Book Now',
  quote: 'Request a Quote',
  additional: {
    id: 'specialty',
    title: 'Additional Services',
    quote: 'Get a Quote',
  },
  close: {
    title: 'Not sure which you need?',
    photo: 'Send us a photo on WhatsApp',
    answer: 'We say what it needs and what it costs.',
    book: { label: 'Book a Clean', href: '/booking' },
    contact: { label: 'Contact Us', href: '/contact' },
    share: 'Share via WhatsApp',
  },
}

// The manufacturer's claims about the cleaning product that we use for most of our work.
export const product = {
  id: 'product',
  title: 'Eco-friendly, and strong enough for a braai',
  text: 'One biodegradable cleaner does most of our work. No ammonia, bleach or acids, and no scent.',
  factsTitle: 'What it does',
  facts: [
    'Powerful degreaser',
    'Dissolves grease and oil',
    'Heavy duty detergent',
    'Antiseptic sanitiser',
    'Safe on food preparation surfaces',
    'Safe on all fabrics and surfaces',
    'Fragrance free',
    'Friendly to hands and environment',
    'Suitable for food and health industries',
  ],
  applicationsTitle: 'What we use it on',
  applications: [
    'Braais',
    'Ovens',
    'Carpets',
    'Tiles',
    'Grouting',
    'Mattresses',
    'Drainage',
    'Engine parts',
    'Oily cooking utensils',
    'Stained clothing and upholstery',
    'Oily pavement and parking',
  ],
  read: { label: 'Read what is in the bottle', href: '/blog/eco-products-and-septic-tanks' },
  services: { label: 'Choose a service', href: '/services' },
}

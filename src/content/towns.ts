// The towns with a page of their own, by its address. A new one is a file in towns/ and a line here.
import { george } from './towns/george.ts'
import { mosselBay } from './towns/mossel-bay.ts'
import type { Town } from './towns/town.ts'

export const towns = { '/mossel-bay': mosselBay, '/george': george } satisfies Record<`/${string}`, Town>
export type TownPath = keyof typeof towns
export const townPaths = Object.keys(towns) as TownPath[]

export const townWords = {
  services: 'What we do here',
  included: 'See what is included',
  allServices: { label: 'All services, with their lists', href: '/services' },
  hours: 'Hours',
  phone: 'Phone',
  book: { label: 'Book a Clean', href: '/booking' },
  quote: { label: 'Get a Quote', href: '/contact#write' },
  answers: {
    label: 'At a glance',
    price: {
      term: (town: string, hasCharge: boolean) =>
        `In ${town}, ${hasCharge ? 'with the drive' : 'no travel charge'}`,
      href: '#prices',
    },
  },
}
